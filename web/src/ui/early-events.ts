// §5 What the app tells the page's inline script (app/start-script.ts), which keeps clicks and submits that come too early.

export const listening = 'app-listens';
export const hydrated = 'app-hydrated';

/** React has begun to listen, right now. */
export const tellListening = (): void => void dispatchEvent(new Event(listening));

/** A part of the page is hydrated. */
export const tellHydrated = (): void => void dispatchEvent(new Event(hydrated));
