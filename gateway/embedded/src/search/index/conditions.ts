// Schemas of wire conditions that both searches use.
import { z } from 'zod';
import { idList, idText, toId } from '../../wire/form.ts';

export const choicesAtMost = 100;

export const choices = z.array(z.string().max(100)).max(choicesAtMost).default([]);
export const ids = idList(choicesAtMost).default([]);
/** '' sets no limit. An invalid id matches nothing. */
export const scope = idText.default('').transform((text) => (text === '' ? undefined : (toId(text) ?? 0)));
/** A number, or a decimal as text. */
export const bound = z
  .union([z.number(), z.string().regex(/^\d{1,9}(\.\d{1,3})?$/)])
  .nullish()
  .transform((value) => (value === undefined || value === null ? undefined : Number(value)));

/** True, false, or not set. */
export const flag = z.boolean().nullish();
