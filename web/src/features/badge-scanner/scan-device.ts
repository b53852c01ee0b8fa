// This device at a gate: an id that it makes for itself, and the name that a person gives it.
import { readItem, writeItem } from '#platform/storage.ts';

const idKey = 'scan-device';
const gateKey = 'scan-gate';

let current: string | undefined;

export function deviceId(): string {
  if (current !== undefined) return current;
  const stored = readItem(idKey);
  current = typeof stored === 'string' ? stored : crypto.randomUUID();
  writeItem(idKey, current);
  return current;
}

export function readGate(): string {
  const stored = readItem(gateKey);
  return typeof stored === 'string' ? stored : '';
}

export const writeGate = (gate: string): void => void writeItem(gateKey, gate);
