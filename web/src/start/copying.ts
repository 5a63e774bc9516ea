// Copying with one tap.

/** Copy a text; if that is not allowed, mark where it is shown, to be copied by hand. */
export async function copied(text: string, shown: HTMLElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copiedTheOldWay(text)) return true;
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}

/** In a house without certificates the page comes over plain http, where only this is allowed. */
function copiedTheOldWay(text: string): boolean {
  const box = document.createElement("textarea");
  box.className = "unseen";
  box.value = text;
  document.body.append(box);
  box.select();
  const done = document.execCommand("copy");
  box.remove();
  return done;
}
