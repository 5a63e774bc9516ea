// What a player chose about the look of the page on this device. first-look.js reads the same
// choices before the first paint.

import type { FaceName } from "../tiles/faces";
import { tintBar } from "./bar";

const KEPT = "rackrun-look";

export const CHOICES = {
  theme: ["system", "light", "dark"],
  contrast: ["system", "usual", "more"],
  size: ["usual", "xxl"],
  symbols: ["on", "off"],
  hand: ["right", "left"],
  pace: ["calm", "quick", "none"],
  sound: ["off", "on"],
  vibration: ["off", "on"],
} as const;

export type Setting = keyof typeof CHOICES;
type Chosen = { [Name in Setting]?: string };

function stored(): Chosen {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

class Settings {
  private chosen = $state.raw<Chosen>(stored());

  get(name: Setting): string {
    return this.chosen[name] ?? CHOICES[name][0];
  }

  choose(name: Setting, value: string): void {
    const { [name]: _, ...rest } = this.chosen;
    this.chosen = value === CHOICES[name][0] ? rest : { ...rest, [name]: value };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.chosen));
    } catch {
      // no storage here: the choice lasts as long as the page
    }
    this.show();
  }

  /** Put the choices on the page; styles follow from there. */
  private show(): void {
    const root = document.documentElement.dataset;
    const wishes = (query: string): boolean => matchMedia(query).matches;
    const { theme, contrast, size, symbols, hand } = this.chosen;
    root.theme = theme ?? (wishes("(prefers-color-scheme: dark)") ? "dark" : "light");
    root.contrast = contrast ?? (wishes("(prefers-contrast: more)") ? "more" : "usual");
    root.size = size ?? "usual";
    root.symbols = symbols ?? "on";
    root.hand = hand ?? "right";
    tintBar();
  }
}

export const settings = new Settings();

/** The face of an edition's tiles; the plain one grows where large tiles are wished. */
export function faceFor(face: FaceName | undefined): FaceName {
  const usual = face ?? "plain";
  return usual === "plain" && settings.get("size") === "xxl" ? "xxl" : usual;
}

/** Whether an edition's tiles are made for children who do not read yet. */
export function forChildren(face: FaceName | undefined): boolean {
  return face === "pips" || face === "animals";
}
