// The browser's offer to install the page. It comes once, early, and is kept until somebody asks.

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  private offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // no bar of the browser's over the table
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  get offered(): boolean {
    return this.offer !== null;
  }

  /** An offer can be taken up once; the browser makes another one if it likes. */
  async accept(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
