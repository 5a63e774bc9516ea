// Sentences spoken aloud, for children who do not read yet. Silent where there is no voice.

import { LANGUAGES, words } from "../words/words.svelte";

let last = "";

export const hasVoice = "speechSynthesis" in window;

export function speak(text: string): void {
  last = text;
  if (!hasVoice) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = LANGUAGES[words.language].locale;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}

/** The last sentence once more. */
export function speakAgain(): void {
  if (last) speak(last);
}
