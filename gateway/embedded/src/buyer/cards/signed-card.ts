import { signCard, verifyCard } from '@fairgate/badge/card';
import { cardFields } from '@fairgate/schema/constants';
import { cardDays, publishedKeys, signingKey } from '../../badges/keys.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import type { CardContent } from './card-content.ts';

const daySeconds = 86_400;
const now = (): number => Math.floor(Date.now() / 1_000);

/** The card with a code for each exchange. It is signed anew with each reading, so that its validity begins then. */
export async function signedCard(db: Database, subject: string, { countryId, ...content }: CardContent) {
  const key = await db.transaction(signingKey);
  const given = Object.entries({ ...content, countryCode: countryId }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const issuedAt = now();
  const validUntil = issuedAt + cardDays * daySeconds;
  const code = await signCard({ subject, fields: Object.fromEntries(given), issuedAt, validUntil }, key);
  return { code, endTime: new Date(validUntil * 1_000).toISOString() };
}

/** What a card discloses. Throws ErrorAnswer for one that is not valid. */
export async function readSignedCard(
  db: Transaction,
  code: string,
): Promise<{ subject: string; content: CardContent; fields: string[] }> {
  const verdict = await verifyCard(code, { keys: await publishedKeys(db), nowSeconds: now() });
  if (verdict.problem !== undefined)
    throw new ErrorAnswer(failureCodes.invalidCard, `the card is ${verdict.problem}`);
  const at = (name: string): string | null => verdict.fields[name] ?? null;
  const content = {
    name: at('name'),
    company: at('company'),
    jobTitle: at('jobTitle'),
    email: at('email'),
    phone: at('phone'),
    countryId: at('countryCode'),
    website: at('website'),
  };
  return { subject: verdict.subject, content, fields: cardFields.filter((name) => at(name) !== null) };
}
