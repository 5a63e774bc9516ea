// What this device remembers of its person: the name that was used last.

const KEPT = "rackrun-name";

export function myName(): string {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // no storage here: it is asked again
  }
}
