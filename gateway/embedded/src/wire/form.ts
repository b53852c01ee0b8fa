import { z } from 'zod';

// Schemas that several operations share.

const idsAtMost = 500;
const largestId = 2_147_483_647;

/** An id in wire format; '' for none. */
export const idText = z.union([z.string(), z.number()]).transform(String);

/** A list of ids. Invalid ids are skipped, like unknown ones. */
export function idList(atMost = idsAtMost): z.ZodType<number[]> {
  return z
    .array(idText)
    .max(atMost)
    .transform((ids) => ids.flatMap((id) => toId(id) ?? []));
}

/** Parses an id; undefined if it is invalid. */
export function toId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= largestId ? id : undefined;
}

/** Parses an id that may be missing: null then, and 0, which nothing has, if it is invalid. */
export const toIdOrNull = (text: string | null | undefined): number | null =>
  text == null ? null : (toId(text) ?? 0);

/** A decimal in wire format: '11.2' for the database's '11.200'. */
export function decimal(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}

/** Rows in the order of the requested ids. */
export function inOrder<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** A picture in wire format. */
export const formatPicture = ({
  file,
  width,
  height,
}: {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}) => ({ image: imagePath(file), imageWidth: width, imageHeight: height });

/** A picture's path below the buyer service. */
export function imagePath(file: string): string {
  return `/images/${file}`;
}
