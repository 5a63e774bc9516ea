// Before the first paint: the look that was chosen on this device, else the one the system wishes.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("rackrun-look") ?? "{}");
  } catch {
    // no storage here: the system's wish counts
  }
  const root = document.documentElement.dataset;
  const wishes = (query) => matchMedia(query).matches;
  root.theme = chosen.theme ?? (wishes("(prefers-color-scheme: dark)") ? "dark" : "light");
  root.contrast = chosen.contrast ?? (wishes("(prefers-contrast: more)") ? "more" : "usual");
  if (chosen.size) root.size = chosen.size;
  if (chosen.symbols) root.symbols = chosen.symbols;
  if (chosen.hand) root.hand = chosen.hand;
})();
