import type { LanguageCode } from '@fairgate/schema/locales';
import type { Store } from '../../store.ts';
import { type ExhibitionRow, exhibitionColumns, exhibitionTables, formatExhibition } from '../exhibitions.ts';

const select = {
  name: 'organiser of an exhibition',
  text: `
    select o.email, o.lang as language, ${exhibitionColumns}
    from ${exhibitionTables} join organiser o on o.id = e.organiser_id
    where e.id = $1 and o.disabled_at is null`,
};

export type OrganiserContact = {
  readonly email: string;
  readonly language: LanguageCode;
  /** Its name in the organiser's language. */
  readonly exhibition: { readonly id: number; readonly name: string };
};

/**
 * Whom to tell what arrives for an exhibition; undefined without an organiser. Call it before a transaction: PGlite has
 * one connection.
 */
export async function organiserContact(
  { db, phraseCache }: Pick<Store, 'db' | 'phraseCache'>,
  exhibitionId: number | undefined,
): Promise<OrganiserContact | undefined> {
  type Row = ExhibitionRow & Pick<OrganiserContact, 'email' | 'language'>;
  const [row] = await db.rows<Row>(select, [exhibitionId ?? 0]);
  if (!row) return undefined;
  const { email, language } = row;
  const phrases = await phraseCache.phrasesWithEnglish(language);
  return { email, language, exhibition: { id: row.id, name: formatExhibition(row, phrases).name } };
}
