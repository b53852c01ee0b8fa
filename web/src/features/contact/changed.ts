import type { ContactValues } from './draft.ts';

const names = ['topic', 'name', 'email', 'message', 'quantity'] as const;

/** Whether the visitor has changed what was sent. */
export const isChanged = (sent: ContactValues, now: ContactValues): boolean =>
  names.some((name) => sent[name].trim() !== now[name].trim());
