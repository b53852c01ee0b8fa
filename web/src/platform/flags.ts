// §2.9 A switch flag in an address applies for the rest of the day on this device.
import { readSwitchFlag, switchFlagNames, type SwitchFlag } from '@fairgate/schema/urls/switch-flags';
import { readItem, writeItem } from './storage.ts';

const ttlMs = 86_400_000;

export function takeFlags(search: string): void {
  const params = new URLSearchParams(search);
  for (const name of switchFlagNames) {
    const on = readSwitchFlag(params.get(name) ?? '');
    if (on !== undefined) writeItem(`flag:${name}`, on ? '1' : '0', ttlMs);
  }
}

/** Whether a flag is on; `fallback` where it was not set. */
export function isOn(flag: SwitchFlag, fallback = false): boolean {
  const stored = readItem(`flag:${flag}`);
  return stored === undefined ? fallback : stored === '1';
}
