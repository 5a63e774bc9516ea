// Numbers and colours spoken aloud, for children who do not read yet. Silent where there is no voice.

import { LANGUAGES, words } from "../words/words.svelte";

export function speak(text: string): void {
  if (!("speechSynthesis" in window)) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = LANGUAGES[words.language].locale;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
