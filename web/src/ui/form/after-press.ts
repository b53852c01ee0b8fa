// For a field that loses focus to a button press: an error message that appears between press and release
// would move the button, and the click would be lost.

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

/** Runs at once, or after the pointer is released and its click is handled. */
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
