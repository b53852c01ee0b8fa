import { randomBytes } from 'node:crypto';
import { fileTypeOf } from '@fairgate/schema/file-types';
import { fileCredentialTtlMs, fileDayMaxBytes } from '@fairgate/schema/limits';
import { fileIdPattern, uploadInput } from '@fairgate/schema/rules/file';
import { z } from 'zod';
import { countAttempt } from '../accounts/attempts.ts';
import { callerFields } from '../accounts/caller.ts';
import { tooManyAttempts } from '../accounts/failures.ts';
import { hashOf, newToken } from '../accounts/token.ts';
import type { Transaction } from '../db/database.ts';
import type { Store } from '../store.ts';
import { failureCodes } from '../wire/codes.ts';
import type { Dialect } from '../wire/dialect.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { type FileOwner, fileOwnerOf } from './owner.ts';

const idBytes = 16;

const sentToday = {
  name: 'bytes of files of a day',
  text: `
    select coalesce(sum(bytes), 0)::float8 as bytes, greatest(1, ceil(extract(epoch from min(created_at) + interval '1 day' - now())))::int as seconds
    from file where owner = $1 and owner_id = $2 and created_at > now() - interval '1 day'`,
};
const insert = {
  name: 'add file',
  text: 'insert into file (id, owner, owner_id, name, type, bytes) values ($1, $2, $3, $4, $5, $6)',
};

/** A service's own names of the operations: the buyer service and the supplier service have them, each for its callers. */
type Names = { readonly key: `/${string}.json`; readonly credential: `/${string}.json` };

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

/**
 * §7.3 The key of a file that the caller is about to send: the same again for the same idempotency key, so that a file is
 * stored once however often it is sent.
 */
export function getFileKey({ db }: Store, dialect: Dialect, { key: path }: Names): Operation {
  const name = nameOf(path);
  return operation({
    name,
    path,
    dialect,
    request: z.object({
      fileName: uploadInput.shape.name,
      fileSize: uploadInput.shape.bytes,
      ip: callerFields.ip,
    }),
    handle: async ({ ip, ...file }, call) => {
      const owner = await fileOwnerOf(db, call);
      const payload = { ...file, owner: owner.kind, ownerId: owner.id };
      return writeOnce(db, call, { operation: name, payload }, async (transaction) => {
        await countAttempt(transaction, 'uploadFile', {
          account: owner.kind === 'guest' ? undefined : `${owner.kind} ${owner.id}`,
          visitor: owner.visitorId,
          ip,
        });
        return { fileKey: await addFile(transaction, owner, file) };
      });
    },
  });
}

async function addFile(
  db: Transaction,
  owner: FileOwner,
  { fileName, fileSize }: { fileName: string; fileSize: number },
): Promise<string> {
  const [sent] = owner.id
    ? await db.rows<{ bytes: number; seconds: number }>(sentToday, [owner.kind, owner.id])
    : [];
  if (sent && sent.bytes + fileSize > fileDayMaxBytes) throw tooManyAttempts(sent.seconds);
  const id = randomBytes(idBytes).toString('base64url');
  await db.rows(insert, [id, owner.kind, owner.id, fileName, fileTypeOf(fileName), fileSize]);
  return id;
}

const renew = {
  name: 'new credential of file',
  text: `
    update file set credential_hash = case when stored_at is null then $4 end, credential_until = now() + $5::int * interval '1 millisecond'
    where id = $1 and owner = $2 and owner_id = $3
    returning stored_at is not null as stored, credential_until`,
};

/** §7.3 The credential that lets its holder send one file, once; the former one of the file ends. */
export function getUploadCredential({ db }: Store, dialect: Dialect, { credential: path }: Names): Operation {
  return operation({
    name: nameOf(path),
    path,
    dialect,
    request: z.object({ fileKey: z.string().regex(fileIdPattern) }),
    handle: async ({ fileKey }, call) => {
      const { kind, id } = await fileOwnerOf(db, call);
      const credential = newToken();
      const [row] = await db.rows<{ stored: boolean; credential_until: Date }>(renew, [
        fileKey,
        kind,
        id,
        hashOf(credential),
        fileCredentialTtlMs,
      ]);
      if (!row) throw new ErrorAnswer(failureCodes.notFound, 'no such file');
      return {
        credential: row.stored ? null : credential,
        expireTime: row.credential_until.toISOString(),
      };
    },
  });
}
