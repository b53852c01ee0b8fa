// §4 the panel's events 'can login by email' and 'need register': whoever learns that an email has an account, or has none,
// says so, and the side of the panel that fits shows it.
import type { LoginMode } from '@fairgate/schema/urls/login-address';

type Listener = (mode: LoginMode, email: string) => void;

const listeners = new Set<Listener>();

export function canLoginByEmail(email: string): void {
  for (const listener of listeners) listener('login', email);
}

export function needRegister(email: string): void {
  for (const listener of listeners) listener('register', email);
}

/** Gives the way to stop. */
export function onLoginEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
