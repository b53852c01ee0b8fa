import { z } from 'zod';

// Forms that several operations' payloads share.

const idsAtMost = 500;
const largestId = 2_147_483_647;

/** An id as the wire carries it; '' where there is none. */
export const idText = z.union([z.string(), z.number()]).transform(String);

/** A list of ids. What cannot be an id names nothing and is left out, as an unknown id is. */
export function idList(atMost = idsAtMost): z.ZodType<number[]> {
  return z
    .array(idText)
    .max(atMost)
    .transform((ids) => ids.flatMap((id) => toId(id) ?? []));
}

/** The number that an id text means, if it is an id. */
export function toId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= largestId ? id : undefined;
}

/** A decimal as the wire carries it: '11.2' for the database's '11.200'. */
export function decimal(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}

/** Rows in the order in which they were asked for. */
export function inOrder<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** A picture's path below the buyer gateway. */
export function imagePath(file: string): string {
  return `/images/${file}`;
}
