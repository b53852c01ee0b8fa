// §2.9 `rfq_source`, §4: what led to the RFQ, remembered in this tab until a full logout.
import { registrationSources } from '@fairgate/schema/constants';
import type { RegistrationSource } from '#graphql';
import { readItem, writeItem } from '#platform/storage.ts';

const item = 'rfq-source';
const names = Object.fromEntries(
  Object.entries(registrationSources).map(([name, code]) => [
    String(code),
    name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as RegistrationSource,
  ]),
);

/** Remembers the code of an address (§3: 1 to 11); another text is ignored. */
export function rememberRfqSource(code: string | undefined): void {
  if (code !== undefined && code in names) writeItem(item, code, undefined, 'session');
}

/** @param usual that of the page, without one that is remembered. */
export function rfqSource(usual: RegistrationSource): RegistrationSource {
  const code = readItem(item, 'session');
  return (typeof code === 'string' ? names[code] : undefined) ?? usual;
}
