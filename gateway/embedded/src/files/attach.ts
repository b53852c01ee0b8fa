import type { Transaction } from '../db/database.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import type { FileOwner } from './owner.ts';

/**
 * The tables that attach files to a thing: each has a thing's id, `position` and `file_id`. The sweep deletes a file that is
 * in none of them.
 */
export const attachmentTables = ['message_file', 'quotation_file', 'rfq_file'] as const;
export type AttachmentTable = (typeof attachmentTables)[number];

/** A thing in its table: the columns that name it, and their values. */
export type AttachedTo = {
  readonly table: AttachmentTable;
  readonly columns: Readonly<Record<string, number>>;
};

// Locked until the end of the transaction, so that no sweep deletes them meanwhile.
const findOwn = {
  name: 'own files to attach',
  text: `
    select id, name from file
    where id = any($1) and stored_at is not null
      and ((owner = $2 and owner_id = $3) or (owner = 'guest' and owner_id = $4 and $4 <> ''))
    order by id for update`,
};
const takeOver = {
  name: 'take over files of guest',
  text: `update file set owner = $2, owner_id = $3 where id = any($1) and owner = 'guest'`,
};

/**
 * Attaches stored files of the caller to a thing, in their order. Resolves to their names. Throws ErrorAnswer (40042) when one is unknown, not stored
 * or somebody else's.
 */
export async function attachFiles(
  db: Transaction,
  owner: FileOwner,
  fileIds: readonly string[],
  { table, columns }: AttachedTo,
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const found = await db.rows<{ id: string; name: string }>(findOwn, [
    fileIds,
    owner.kind,
    owner.id,
    owner.visitorId,
  ]);
  if (found.length < fileIds.length)
    throw new ErrorAnswer(failureCodes.fileGone, 'An attached file is no longer available.');
  if (owner.kind !== 'guest') await db.rows(takeOver, [fileIds, owner.kind, owner.id]);
  const names = Object.keys(columns);
  await db.rows(
    {
      name: `attach files to ${table}`,
      text: `
        insert into ${table} (file_id, position${names.map((name) => `, ${name}`).join('')})
        select f.id, f.place - 1${names.map((_, index) => `, $${index + 2}::bigint`).join('')}
        from unnest($1::text[]) with ordinality f (id, place)`,
    },
    [fileIds, ...Object.values(columns)],
  );
  return fileIds.flatMap((id) => found.find((one) => one.id === id)?.name ?? []);
}

/** A file in wire format. */
export type WireAttachment = {
  readonly fileKey: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly fileSize: number;
  /** Pixels of a picture. */
  readonly width: number | null;
  readonly height: number | null;
};

/** SQL: the files of a thing as JSON in wire format, for a list that reads them together with its things. @param thing SQL of its id. */
export const attachmentsJson = (table: AttachmentTable, column: string, thing: string): string => `(
  select coalesce(json_agg(json_build_object('fileKey', f.id, 'fileName', f.name, 'fileType', f.type, 'fileSize', f.bytes, 'width', f.width, 'height', f.height) order by a.position), '[]')
  from ${table} a join file f on f.id = a.file_id where a.${column} = ${thing})`;
