import { fileURLToPath } from 'node:url';
import { createKey, type PublicBadgeKey, publicKey } from '@fairgate/badge/keys';
import { signBadge } from '@fairgate/badge/sign';
import { type BadgeContext, verifyBadge } from '@fairgate/badge/verify';
import { alteredCodes } from '../setup/altered-codes.ts';
import { median } from './compare.ts';
import { describeSpeed, runOnSlowPhone, slowDown } from './slow-phone.ts';

const mostMs = 50;
const rounds = 200;
const opening = 1_802_217_600;

/** Verifies altered codes, and says how many were accepted and how long a browser on a slow phone takes for a valid one. */
export async function measureBadges(count: number): Promise<string> {
  const key = await createKey();
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
  const { result, full, slow } = await runOnSlowPhone({
    entry: fileURLToPath(import.meta.resolve('@fairgate/badge/verify')),
    run: verifyInPage,
    input: { code, key: publicKey(key.x, key.kid), rounds, nowSeconds: opening + 1 },
  });
  return [
    '## Badges',
    '',
    `Of ${count} altered codes ${accepted} were accepted. A valid code of ${code.length} characters is verified in ${median(result).toFixed(1)} ms in a browser at ${slowDown}× slow-down (median of ${rounds}; the first one ${(result[0] ?? Number.NaN).toFixed(1)} ms; target < ${mostMs} ms). ${describeSpeed(full, slow)}`,
    '',
  ].join('\n');
}

type InPage = {
  readonly code: string;
  readonly key: PublicBadgeKey;
  readonly rounds: number;
  readonly nowSeconds: number;
};

/** In the page. Resolves to the ms of each verification. */
async function verifyInPage(
  { verifyBadge: verify }: { verifyBadge: typeof verifyBadge },
  { code, key, rounds: count, nowSeconds }: InPage,
): Promise<number[]> {
  const context: BadgeContext = { keys: [key], exhibitionId: '3001', nowSeconds, isRevoked: () => false };
  const times: number[] = [];
  for (let round = 0; round < count; round++) {
    const begun = performance.now();
    const { problem } = await verify(code, context);
    times.push(performance.now() - begun);
    if (problem !== undefined) throw new Error(`the valid code is refused: ${problem}`);
  }
  return times;
}
