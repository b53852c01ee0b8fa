import { fileURLToPath } from 'node:url';
import type { BadgeClaims } from '@fairgate/badge/claims';
import { createKey, type PrivateBadgeKey, type PublicBadgeKey, publicKey } from '@fairgate/badge/keys';
import { randomBadgeNumber } from '@fairgate/badge/number';
import { signBadge } from '@fairgate/badge/sign';
import { type BadgeContext, verifyBadge } from '@fairgate/badge/verify';
import { alteredCodes } from '../setup/altered-codes.ts';
import { median } from './compare.ts';
import { describeSpeed, runOnSlowPhone, slowDown } from './slow-phone.ts';

const mostMs = 50;
const rounds = 200;
const opening = 1_802_217_600;
/** Codes of so many badges are altered, and so many foreign keys forge. */
const [badgeCount, foreignKeyCount] = [100, 20];

/** Verifies altered and forged codes, and says how many were accepted and how long a browser on a slow phone takes for a valid one. */
export async function measureBadges(count: number): Promise<string> {
  const key = await createKey();
  const code = await signBadge(claimsOf(0), key);
  const context = { keys: [key], exhibitionId: '3001', nowSeconds: opening + 1, isRevoked: () => false };
  const countAccepted = async (codes: AsyncIterable<string>): Promise<{ all: number; accepted: number }> => {
    const result = { all: 0, accepted: 0 };
    for await (const one of codes) {
      result.all++;
      if ((await verifyBadge(one, context)).problem === undefined) result.accepted++;
    }
    return result;
  };
  const altered = await countAccepted(alteredBadges(key, count));
  const forged = await countAccepted(forgedBadges(key, count));
  const { result, full, slow } = await runOnSlowPhone({
    entry: fileURLToPath(import.meta.resolve('@fairgate/badge/verify')),
    run: verifyInPage,
    input: { code, key: publicKey(key.x, key.kid), rounds, nowSeconds: opening + 1 },
  });
  return [
    '## Badges',
    '',
    `Of ${altered.all} altered codes of ${badgeCount} badges ${altered.accepted} were accepted, and of ${forged.all} codes that ${foreignKeyCount} foreign keys signed under the id of the known key ${forged.accepted}. A valid code of ${code.length} characters is verified in ${median(result).toFixed(1)} ms in a browser at ${slowDown}× slow-down (median of ${rounds}; the first one ${(result[0] ?? Number.NaN).toFixed(1)} ms; target < ${mostMs} ms). ${describeSpeed(full, slow)}`,
    '',
  ].join('\n');
}

/** Names in several scripts: codes of many lengths. */
const people = [
  ['ကိုမောင်မောင်', 'Nile Trading House'],
  ['王小明', '宁波浩宇电器有限公司'],
  ['Amina El-Sayed', 'Nile'],
  ['محمد عبد الله', 'شركة النيل للتجارة'],
  ['Юлия Щербакова', 'ООО «Снабжение»'],
] as const;

function claimsOf(index: number): BadgeClaims {
  const [name, company] = people[index % people.length] ?? people[0];
  return {
    number: index === 0 ? 'K7Q2-9MXD' : randomBadgeNumber(),
    exhibitionId: '3001',
    name,
    company,
    issuedAt: opening - 1 - index,
    validFrom: opening,
    validUntil: opening + 86_400,
  };
}

/** Codes that the key has signed, each altered in the same number of ways. */
async function* alteredBadges(key: PrivateBadgeKey, count: number): AsyncGenerator<string> {
  for (let index = 0; index < badgeCount; index++)
    yield* alteredCodes(
      await signBadge(claimsOf(index), key),
      Math.ceil(count / badgeCount),
      20_270_210 + index,
    );
}

/** Well-formed codes of valid claims that say they are signed by the known key, and are not. */
async function* forgedBadges({ kid }: PrivateBadgeKey, count: number): AsyncGenerator<string> {
  const foreign = await Promise.all(
    Array.from({ length: foreignKeyCount }, async () => ({ ...(await createKey()), kid })),
  );
  for (let index = 0; index < count; index++) {
    const key = foreign[index % foreign.length];
    if (key) yield signBadge(claimsOf(index), key);
  }
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
