// Files that people attach (§7.2 image upload, §7.3 file upload credential, getFileKey, saveFile).
import { z } from 'zod';
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
  .string({ error: ruleKeys.required })
  .max(1_000, ruleKeys.maxLength)
  .refine(isStorable, ruleKeys.regex)
  .transform(plainFileName)
  .refine((name) => fileTypeOf(name) !== undefined, ruleKeys.regex);

export const fileBytesRule = z
  .int({ error: ruleKeys.positiveInteger })
  .positive(ruleKeys.positiveInteger)
  .max(fileMaxBytes, ruleKeys.maxLength);

export const uploadInput = z.object({
  idempotencyKey: idempotencyKeyRule,
  name: fileName,
  bytes: fileBytesRule,
});

/** 128 bits in base64url. */
export const fileIdPattern = /^[\w-]{22}$/;
const fileIdRule = z.string({ error: ruleKeys.required }).regex(fileIdPattern, ruleKeys.regex);

/** `attachmentIds` of any input. */
export const attachmentIdsRule = z
  .array(fileIdRule)
  .max(attachmentsMaxCount, ruleKeys.maxLength)
  .refine((ids) => new Set(ids).size === ids.length, ruleKeys.regex);
