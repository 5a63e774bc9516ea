// A key that this device makes up for itself, of 128 random bits: whoever asks once more for a seat,
// because the answer was lost, is known by it.

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
