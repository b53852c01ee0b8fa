// Leaving a field by pressing a button: a message that appears below the field between press and release would move the button
// away, and the press would be lost.

let pressed = false;

if (typeof window !== 'undefined') {
  addEventListener(
    'pointerdown',
    () => {
      pressed = true;
    },
    { capture: true },
  );
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(
      type,
      () => {
        pressed = false;
      },
      { capture: true },
    );
}

/** Runs at once, or when the pointer has been released and its click is through. */
export function afterPress(run: () => void): void {
  if (!pressed) return run();
  const released = new AbortController();
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(
      type,
      () => {
        released.abort();
        setTimeout(run);
      },
      { signal: released.signal },
    );
  }
}
