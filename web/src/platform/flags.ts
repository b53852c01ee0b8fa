// §2.9 switch flags: '1' on, '0' off. An address that names one decides for the rest of the day on this device.
import { readItem, writeItem } from './storage.ts';

/** What each flag switches on. */
export const flags = {
  f_pr: 'the new pre-registration',
  vt_pr: 'the variant test of the pre-registration',
  f_sirto: 'sending an RFQ together with an enquiry',
  vt_ai: 'the variant test of the AI assistant',
  f_catsw2: 'version 2 of the category picker',
} as const;

export type Flag = keyof typeof flags;

const names = Object.keys(flags) as Flag[];
const ttlMs = 86_400_000;

/** Takes the flags that the address names. */
export function takeFlags(search: string): void {
  const params = new URLSearchParams(search);
  for (const name of names) {
    const value = params.get(name);
    if (value === '1' || value === '0') writeItem(`flag:${name}`, value, ttlMs);
  }
}

/** Whether a flag is on; `fallback` where nobody decided. */
export function isOn(flag: Flag, fallback = false): boolean {
  const stored = readItem(`flag:${flag}`);
  return stored === undefined ? fallback : stored === '1';
}
