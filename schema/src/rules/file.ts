// Files that people attach (§7.2 image upload, §7.3 file upload credential, getFileKey, saveFile).
import * as z from 'zod/mini';
import { fileTypeOf } from '../file-types.ts';
import { attachmentsMaxCount, fileMaxBytes, fileNameMaxCharacters } from '../limits.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { isStorable } from './storable.ts';

/** Control characters, and those that show a name in another order than it has. */
const hidden = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name without a path, in one line; the end of the name stays when it is too long. */
export function plainFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(hidden, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= fileNameMaxCharacters) return plain;
  const end = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return `${plain.slice(0, fileNameMaxCharacters - end.length).toWellFormed()}${end}`;
}

const fileName = z
  .pipe(
    z
      .string({ error: ruleKeys.required })
      .check(z.maxLength(1_000, ruleKeys.maxLength), z.refine(isStorable, ruleKeys.regex)),
    z.transform(plainFileName),
  )
  .check(z.refine((name) => fileTypeOf(name) !== undefined, ruleKeys.regex));

export const fileBytesRule = z
  .int({ error: ruleKeys.positiveInteger })
  .check(z.positive(ruleKeys.positiveInteger), z.maximum(fileMaxBytes, ruleKeys.maxLength));

export const uploadInput = z.object({
  idempotencyKey: idempotencyKeyRule,
  name: fileName,
  bytes: fileBytesRule,
});

/** 128 bits in base64url. */
export const fileIdPattern = /^[\w-]{22}$/;
const fileIdRule = z.string({ error: ruleKeys.required }).check(z.regex(fileIdPattern, ruleKeys.regex));

/** `attachmentIds` of any input. */
export const attachmentIdsRule = z.array(fileIdRule).check(
  z.maxLength(attachmentsMaxCount, ruleKeys.maxLength),
  z.refine((ids) => new Set(ids).size === ids.length, ruleKeys.regex),
);
