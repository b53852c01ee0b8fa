import { fileUnattachedMs } from '@fairgate/schema/limits';
import type { Database } from '../db/database.ts';
import { attachmentTables } from './attach.ts';
import { type FileStore, previewKey } from './store.ts';

const atOnce = 100;

const isAttached = attachmentTables
  .map((table) => `exists (select from ${table} a where a.file_id = f.id)`)
  .join(' or ');
// A file that is being attached now is locked: the next sweep finds it attached.
const find = {
  name: 'files without a thing',
  text: `
    select id from file f where created_at < now() - $1::int * interval '1 millisecond' and not (${isAttached})
    order by created_at limit ${atOnce} for update skip locked`,
};
// Who sends a file again that was deleted meanwhile gets a new place.
const forget = {
  name: 'forget keys of removed files',
  text: `delete from idempotency_key where answer->>'fileKey' = any($1)`,
};
const remove = { name: 'remove files', text: 'delete from file where id = any($1)' };

/**
 * Deletes the files that nothing is attached to for a day: first the bytes, then the rows, so that a sweep that is
 * killed is finished by the next one.
 */
export async function sweepFiles(db: Database, files: FileStore): Promise<void> {
  let found: number;
  do {
    found = await db.longTransaction(async (transaction) => {
      const rows = await transaction.rows<{ id: string }>(find, [fileUnattachedMs]);
      for (const { id } of rows) {
        await files.remove(id);
        await files.remove(previewKey(id));
      }
      if (rows.length > 0) await transaction.rows(forget, [rows.map(({ id }) => id)]);
      await transaction.rows(remove, [rows.map(({ id }) => id)]);
      return rows.length;
    });
  } while (found === atOnce);
}
