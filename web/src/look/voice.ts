// Sentences spoken aloud, for children who do not read yet. Silent where there is no voice.

import { LANGUAGES, words } from "../words/words.svelte";

let last = "";

export const hasVoice = "speechSynthesis" in globalThis;

/** Say this once everything before it is said: what follows from a tap waits for its name. */
export function speak(text: string): void {
  last = text;
  if (!hasVoice) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = LANGUAGES[words.language].locale;
  speechSynthesis.speak(spoken);
}

/** Say this at once: somebody has tapped, and waits for no sentence to end. */
export function speakNow(text: string): void {
  if (hasVoice) speechSynthesis.cancel();
  speak(text);
}

/** The last sentence once more. */
export function speakAgain(): void {
  if (last) speakNow(last);
}
