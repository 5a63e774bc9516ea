// The texts of the page in the language of the player. One language is loaded at a time, and of the
// long texts only those of the rooms that were entered.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = {
  de: { name: "Deutsch", locale: "de-DE" },
  en: { name: "English", locale: "en-GB" },
  es: { name: "Español", locale: "es-ES" },
  fr: { name: "Français", locale: "fr-FR" },
  it: { name: "Italiano", locale: "it-IT" },
  nl: { name: "Nederlands", locale: "nl-NL" },
  // Not plain "pt", which is Brazilian and takes 0 as singular.
  pt: { name: "Português", locale: "pt-PT" },
} as const;

export type Language = keyof typeof LANGUAGES;

const KEPT = "rackrun-language";

const files = import.meta.glob<string>(["./??.ftl", "./*/??.ftl"], {
  query: "?raw",
  import: "default",
});

/** Texts that are loaded when their room is entered: each has a folder of its own. */
export type Room = "learn" | "new" | "records" | "rules" | "solver";

/** What a game is played with; the texts say tile, rack and pool, or card, stand and bag. */
export type Things = "tiles" | "cards";

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en-GB"));

  private readonly entered = new Set<Room>();
  private things: Things = "tiles";

  async use(language: Language): Promise<void> {
    const { things } = this;
    const folders = ["", ...[...this.entered].map((room) => `${room}/`)];
    const texts = folders.map((folder) => files[`./${folder}${language}.ftl`]?.());
    const bundle = new FluentBundle(LANGUAGES[language].locale, { useIsolating: false });
    for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text ?? ""));
    const cards = things === "cards" ? await files[`./cards/${language}.ftl`]?.() : undefined;
    if (cards) bundle.addResource(new FluentResource(cards), { allowOverrides: true });
    if (things !== this.things) return; // another game was begun meanwhile, and is loaded
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of a room, in every language chosen from now on. */
  async enter(room: Room): Promise<void> {
    if (this.entered.has(room)) return;
    this.entered.add(room);
    await this.use(this.language);
  }

  /** Speak of tiles or of cards from now on. */
  async speakOf(things: Things): Promise<void> {
    if (this.things === things) return;
    this.things = things;
    await this.use(this.language);
  }

  /** Switch for good on this device. */
  async choose(language: Language): Promise<void> {
    await this.use(language);
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // no storage here: the choice lasts as long as the page
    }
  }

  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    return this.bundle.formatPattern(message.value, args);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}

export const words = new Words();

export const say = (id: string, args?: Record<string, FluentVariable>): string =>
  words.say(id, args);

/** The language chosen on this device, else the first of the browser's that the page speaks. */
export function wished(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // no storage here
  }
  const found = [kept, ...navigator.languages].map((each) => each?.slice(0, 2).toLowerCase());
  return (found.find((each) => each && each in LANGUAGES) as Language | undefined) ?? "en";
}
