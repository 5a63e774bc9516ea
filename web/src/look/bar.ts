// The bar of the window, which some systems draw in the colour that the page names.

/** Take the colour of the page as it looks now. */
export function tintBar(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--page").trim();
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    bar.content = colour;
}
