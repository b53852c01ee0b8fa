import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../../db/database.ts';
import type { BadgeLetter, Post } from '../../mail/post.ts';
import type { PhrasesWithEnglish } from '../../texts/phrase-cache.ts';
import { type ExhibitionRow, formatExhibition } from '../exhibitions.ts';
import type { Registration } from './attendance.ts';

const revocation = {
  name: 'revocation of mailed badge',
  text: 'select from badge where exhibition_id = $1 and number = $2 and revoked_at is not null',
};

/** Writes the mail with the badge, to the registered address only. `phrases` are of the mail's language. */
export async function writeBadgeMail(
  transaction: Transaction,
  post: Post,
  exhibition: ExhibitionRow,
  { email, badge_no: badgeNo, link }: Registration,
  { language, phrases }: { readonly language: LanguageCode; readonly phrases: PhrasesWithEnglish },
  about: BadgeLetter['about'] = 'registration',
): Promise<void> {
  const { name, venue, city } = formatExhibition(exhibition, phrases);
  const [revoked] = await transaction.rows(revocation, [exhibition.id, badgeNo]);
  await post.writeBadge(transaction, {
    about,
    isRevoked: revoked !== undefined,
    email,
    language,
    exhibitionId: exhibition.id,
    badgeNo,
    link,
    exhibition: name,
    place: `${venue}, ${city}`,
    from: exhibition.opens_on,
    to: exhibition.closes_on,
  });
}
