// Two soft notes, made on the spot; nothing is loaded. Silent where the browser has no sound.

const NOTES = [659, 880];

let shared: AudioContext | undefined;

export function chime(): void {
  if (!("AudioContext" in window)) return;
  const context = (shared ??= new AudioContext());
  NOTES.forEach((pitch, at) => {
    const note = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at * 0.22;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + 0.5);
  });
}
