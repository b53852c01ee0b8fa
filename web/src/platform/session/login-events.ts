// §4 The panel's events 'can login by email' and 'need register': code that learns whether an email has an
// account fires one, and the panel shows the matching side.
import type { LoginMode } from '@fairgate/schema/urls/login-address';

type Listener = (mode: LoginMode, email: string) => void;

const listeners = new Set<Listener>();

export function canLoginByEmail(email: string): void {
  for (const listener of listeners) listener('login', email);
}

export function needRegister(email: string): void {
  for (const listener of listeners) listener('register', email);
}

/** Returns a function that stops it. */
export function onLoginEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
