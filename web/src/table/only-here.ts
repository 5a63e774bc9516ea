/** Whether an address means "this computer", whoever says it. */
export function onlyHere(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
