import { todayAt } from '../../db/today.ts';
import type { Transaction } from '../../db/database.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { toId } from '../../wire/form.ts';
import { type ExhibitionRow, exhibitionColumns, exhibitionTables } from '../exhibitions.ts';

const notOver = `select ${exhibitionColumns} from ${exhibitionTables} where e.id = $1 and e.closes_on >= ${todayAt('e')}`;
const select = { name: 'exhibition that is not over', text: notOver };
// An import that removes it waits for the registration, or the registration for the import.
const selectPublished = {
  name: 'exhibition to register for',
  text: `${notOver} and e.published for key share of e`,
};

/** An exhibition that is not over, for those who have a badge of it or organise it. Throws ErrorAnswer (404). */
export const openExhibition = (db: Transaction, exhibitionId: string): Promise<ExhibitionRow> =>
  found(db, select, exhibitionId);

/** The exhibition if it is not over. */
export const exhibitionNotOver = async (
  db: Transaction,
  exhibitionId: number,
): Promise<ExhibitionRow | undefined> => (await db.rows<ExhibitionRow>(select, [exhibitionId]))[0];

/** An exhibition that visitors may register for. Throws ErrorAnswer (404). */
export const exhibitionToRegisterFor = (db: Transaction, exhibitionId: string): Promise<ExhibitionRow> =>
  found(db, selectPublished, exhibitionId);

async function found(
  db: Transaction,
  statement: { readonly name: string; readonly text: string },
  exhibitionId: string,
): Promise<ExhibitionRow> {
  const id = toId(exhibitionId);
  const [row] = id === undefined ? [] : await db.rows<ExhibitionRow>(statement, [id]);
  if (!row) throw new ErrorAnswer(failureCodes.notFound, 'This exhibition is over.');
  return row;
}

export type Registration = {
  readonly id: number;
  readonly badge_no: string;
  readonly email: string;
  /** The secret of the badge's link. */
  readonly link: string;
};

const columns = `r.id, r.badge_no, r.email, (select link from badge b where b.exhibition_id = r.exhibition_id and b.number = r.badge_no) as link`;
const byEmail = {
  name: 'registration by email',
  text: `select ${columns} from registration r where exhibition_id = $1 and lower(email) = lower($2)`,
};

/** The registration of an email for an exhibition. */
export async function registrationOf(
  db: Transaction,
  exhibitionId: number | undefined,
  email: string,
): Promise<Registration | undefined> {
  if (exhibitionId === undefined) return undefined;
  return (await db.rows<Registration>(byEmail, [exhibitionId, email]))[0];
}

const ofBuyer = {
  name: 'registration of buyer',
  text: `
    select ${columns} from registration r
    where exhibition_id = $1 and (buyer_id = $2
      or lower(email) = (select lower(email) from buyer b where b.id = $2 and b.email_confirmed_at is not null))
    order by buyer_id = $2 desc nulls last, id limit 1`,
};

/** The registration of a buyer: made by the account, or with its email, if that is confirmed. */
export async function registrationOfBuyer(
  db: Transaction,
  exhibitionId: number,
  buyerId: number,
): Promise<Registration | undefined> {
  return (await db.rows<Registration>(ofBuyer, [exhibitionId, buyerId]))[0];
}

/** For the registration's owner only: `link` opens the badge. */
export function formatRegistration({ id, badge_no: badgeNo, email, link }: Registration): object {
  return { id: String(id), badgeNo, email, link };
}
