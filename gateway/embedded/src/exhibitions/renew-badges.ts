import type { LanguageCode } from '@fairgate/schema/locales';
import { renewBadges } from '../badges/renew.ts';
import { exhibitionNotOver, type Registration } from '../buyer/registration/attendance.ts';
import { writeBadgeMail } from '../buyer/registration/badge-mail.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Post } from '../mail/post.ts';
import { openPhraseCache, type PhraseCache } from '../texts/phrase-cache.ts';

const languages = {
  name: 'languages of registrations',
  text: 'select distinct lang from registration where exhibition_id = any($1::int[])',
};
const holders = {
  name: 'holders of renewed badges',
  text: `
    select r.id, r.badge_no, r.email, r.lang, b.link
    from registration r join badge b on b.exhibition_id = r.exhibition_id and b.number = r.badge_no
    where r.exhibition_id = $1 and r.badge_no = any($2::text[]) order by r.id`,
};

/** Badges of these exhibitions are valid on their days as they now are, and registered holders are told. @returns how many have new days */
export async function renewBadgesOf(
  db: Database,
  post: Post,
  exhibitionIds: readonly number[],
): Promise<number> {
  const phraseCache = openPhraseCache(db);
  // Before the transactions: PGlite has one connection.
  const spoken = await db.rows<{ lang: LanguageCode }>(languages, [exhibitionIds]);
  for (const { lang } of spoken) await phraseCache.phrasesWithEnglish(lang);
  let renewed = 0;
  for (const id of exhibitionIds)
    renewed += await renewBadges(db, id, (transaction, numbers) =>
      tellHolders(transaction, { post, phraseCache }, id, numbers),
    );
  return renewed;
}

async function tellHolders(
  transaction: Transaction,
  { post, phraseCache }: { readonly post: Post; readonly phraseCache: PhraseCache },
  exhibitionId: number,
  numbers: readonly string[],
): Promise<void> {
  const exhibition = await exhibitionNotOver(transaction, exhibitionId);
  if (!exhibition) return;
  const found = await transaction.rows<Registration & { lang: LanguageCode }>(holders, [
    exhibitionId,
    numbers,
  ]);
  for (const { lang: language, ...registration } of found) {
    const phrases = await phraseCache.phrasesWithEnglish(language);
    await writeBadgeMail(transaction, post, exhibition, registration, { language, phrases }, 'days');
  }
}
