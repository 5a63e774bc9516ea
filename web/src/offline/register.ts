// The worker is asked for where the browser allows it: over https, or on the machine of the server.
// Elsewhere the page is the same, but for opening without the server.

/** Whether this page would open without the server. */
export const opensAlone = (): boolean => Boolean(navigator.serviceWorker?.controller);

function register(): void {
  navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => {
    // refused, in a private window for example: the page works without
  });
}

/** Once everything else is there, since nobody waits for it. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !navigator.serviceWorker) return;
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
