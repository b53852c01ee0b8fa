import { createHash } from 'node:crypto';
import { isPicture } from '@fairgate/schema/file-types';
import { z } from 'zod';
import { hashOf } from '../accounts/token.ts';
import { createWorkQueue, QueueFull } from '../buyer/work-queue.ts';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { failureCodes, faultCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { generic } from '../wire/generic.ts';
import { operation, type Operation, type OperationMaker } from '../wire/operation.ts';
import { checkFile } from './check/check-file.ts';
import type { CheckedFile } from './check/checked-file.ts';
import { FileRefused } from './refusal.ts';
import { previewKey } from './store.ts';

const claim = {
  name: 'claim credential of file',
  text: `
    update file set credential_hash = null
    where credential_hash = $1 and credential_until > now() and stored_at is null returning id, name, type, bytes`,
};
const stored = {
  name: 'file is stored',
  text: `
    update file set stored_at = now(), digest = $2, type = $3, bytes = $4, name = $5, width = $6, height = $7
    where id = $1 and stored_at is null`,
};

const form = z.object({ credential: z.string().min(1).max(100), file: z.instanceof(Buffer) });
// A picture takes a conversation, and up to 200 MB, while it is made anew.
const inTurn = createWorkQueue({ atOnce: 2, waitingMost: 30 });

type Row = { id: string; name: string; type: string; bytes: number };

/** Stores what the holder of a credential sends, once. Throws FileRefused; ErrorAnswer (503) when too many wait. */
async function save(
  { db, files }: Store,
  { credential, file }: z.infer<typeof form>,
  isWanted: (type: string) => boolean,
): Promise<Row & { picture: CheckedFile['picture'] }> {
  const [row] = await db.rows<Row>(claim, [hashOf(credential)]);
  if (!row) throw new FileRefused('expired');
  if (!isWanted(row.type) || file.length !== row.bytes)
    throw new FileRefused(file.length === row.bytes ? 'type' : 'damaged');
  const { bytes, type, end, picture } = await inTurn(() => checkFile(file, row.name)).catch(
    (error: unknown) => {
      if (error instanceof QueueFull)
        throw new ErrorAnswer(faultCodes.busy, 'too many files at once', faultCodes.busy);
      throw error;
    },
  );
  await files.put(row.id, bytes);
  if (picture) await files.put(previewKey(row.id), picture.preview);
  const name = endedWith(row.name, type === row.type ? undefined : end);
  const digest = createHash('sha256').update(bytes).digest('hex');
  await db.rows(stored, [
    row.id,
    digest,
    type,
    bytes.length,
    name,
    picture?.width ?? null,
    picture?.height ?? null,
  ]);
  return { id: row.id, name, type, bytes: bytes.length, picture };
}

const endedWith = (name: string, end: string | undefined): string =>
  end === undefined ? name : name.replace(/\.[A-Za-z0-9]+$/, `.${end}`);

/** §7.3 Stores a document. */
function saveFile(store: Store): Operation {
  return operation({
    name: 'saveFile',
    path: '/file/saveFile.json',
    dialect: blade,
    request: form,
    async handle(sent) {
      try {
        const { id, name, type, bytes } = await save(store, sent, (one) => !isPicture(one));
        return { fileKey: id, fileName: name, fileType: type, fileSize: bytes, width: null, height: null };
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        throw new ErrorAnswer(failureCodes.fileRefused, error.message, 200, { reason: error.problem });
      }
    },
  });
}

/** §7.2 Stores a picture: a list with its id and messages. A refused one has messages and no id. */
function uploadImage(store: Store): Operation {
  return operation({
    name: 'uploadImage',
    path: '/upload/image.json',
    dialect: generic,
    request: form,
    async handle(sent) {
      try {
        const { id, name, type, bytes, picture } = await save(store, sent, isPicture);
        const { width = null, height = null } = picture ?? {};
        return [
          { id, msgs: [], fileKey: id, fileName: name, fileType: type, fileSize: bytes, width, height },
        ];
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        return [{ id: null, msgs: [error.message], reason: error.problem }];
      }
    },
  });
}

export const saveOperations: readonly OperationMaker[] = [saveFile, uploadImage];
