import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import { calendarNameOf, calendarOf } from '../meetings/calendar.ts';

/** The badge that a mail brings, as the table `mail` has it; the files are made when it is sent. */
export type MailedBadge = {
  readonly exhibitionId: number;
  readonly number: string;
  /** Name of the exhibition in the mail's language. */
  readonly exhibition: string;
};

export type Attachment = {
  readonly name: string;
  readonly type: string;
  /** Shown in the text of the mail, by this id (RFC 2392). */
  readonly cid?: string;
  readonly content: Buffer;
};

/** The id of the picture of a badge's code in the text of a mail. */
export const codeCid = 'badge-code';
const codeName = 'badge-code.png';
const pdfName = ({ number }: MailedBadge): string => `badge-${number}.pdf`;

/** What a mail brings besides its text; the files are made when it is sent. */
export type Attached = { readonly badge: MailedBadge | null; readonly meetingId: number | null };

/** The names of a mail's attachments. */
export const attachmentNames = ({ badge, meetingId }: Attached): readonly string[] => [
  ...(badge ? [codeName, pdfName(badge)] : []),
  ...(meetingId === null ? [] : [calendarNameOf(meetingId)]),
];

const select = {
  name: 'badge of mail',
  text: 'select name, company, code from badge where exhibition_id = $1 and number = $2 and code is not null and revoked_at is null',
};

export type Mailed = Attached & { readonly lang: LanguageCode };

/** The files of a mail. @param publicUrl the public origin of the site. */
export async function attachmentsOf(
  db: Transaction,
  publicUrl: string,
  { badge, meetingId, lang }: Mailed,
): Promise<readonly Attachment[]> {
  return [
    ...(badge ? await badgeFiles(db, badge, lang) : []),
    ...(meetingId === null ? [] : await calendarFiles(db, publicUrl, meetingId)),
  ];
}

/** The meeting as it is now; nothing when it is gone. */
async function calendarFiles(db: Transaction, publicUrl: string, meetingId: number): Promise<Attachment[]> {
  const content = await calendarOf(db, publicUrl, meetingId);
  if (content === undefined) return [];
  return [
    {
      name: calendarNameOf(meetingId),
      type: 'text/calendar; charset=utf-8',
      content: Buffer.from(content),
    },
  ];
}

/**
 * The code of a badge as a picture, and the badge as a PDF, as it is now: with its latest name and company. None if it has
 * been revoked or erased.
 */
async function badgeFiles(db: Transaction, badge: MailedBadge, lang: LanguageCode): Promise<Attachment[]> {
  type Row = { name: string; company: string; code: string };
  const [row] = await db.rows<Row>(select, [badge.exhibitionId, badge.number]);
  if (!row) return [];
  // It loads the library for pictures; most starts send nothing.
  const { badgePdf, codePng } = await import('../badges/print/badge-pdf.ts');
  return [
    { name: codeName, type: 'image/png', cid: codeCid, content: await codePng(row.code) },
    {
      name: pdfName(badge),
      type: 'application/pdf',
      content: await badgePdf({ ...row, ...badge }, lang),
    },
  ];
}
