import { createKey } from '@fairgate/badge/keys';
import { signBadge } from '@fairgate/badge/sign';
import { verifyBadge } from '@fairgate/badge/verify';
import { alteredCodes } from '../setup/altered-codes.ts';

/** Verifies altered codes, and says how many were accepted and how long one took. */
export async function measureBadges(count: number): Promise<string> {
  const key = await createKey();
  const opening = 1_802_217_600;
  const code = await signBadge(
    {
      number: 'K7Q2-9MXD',
      exhibitionId: '3001',
      name: 'ကိုမောင်မောင်',
      company: 'Nile Trading House',
      issuedAt: opening - 1,
      validFrom: opening,
      validUntil: opening + 86_400,
    },
    key,
  );
  const context = { keys: [key], exhibitionId: '3001', nowSeconds: opening + 1, isRevoked: () => false };
  let accepted = 0;
  for (const altered of alteredCodes(code, count, 20_270_210))
    if ((await verifyBadge(altered, context)).problem === undefined) accepted++;
  const valid: number[] = [];
  for (let round = 0; round < 500; round++) {
    const begun = performance.now();
    const { problem } = await verifyBadge(code, context);
    if (problem !== undefined) throw new Error(`the valid code is refused: ${problem}`);
    valid.push(performance.now() - begun);
  }
  const median = valid.toSorted((one, other) => one - other)[250] ?? Number.NaN;
  return [
    '## Badges',
    '',
    `Of ${count} altered codes ${accepted} were accepted. A valid code of ${code.length} characters is verified in ${median.toFixed(2)} ms (median of 500, Node’s WebCrypto).`,
    '',
  ].join('\n');
}
