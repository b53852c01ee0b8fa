import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { count, text } from '../../wire/scalars.ts';

/** Reads of organisers are never stored. */
export const organiserCall = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;
/** Writes are done once for their idempotency key. Another organiser's exhibition does not exist for them. */
export const organiserWrite = { ...organiserCall, failures: ['NOT_FOUND'] } as const;
/** An export is written to the audit log, so it is sent once. */
export const organiserExport = { ...organiserWrite, once: true, answer: z.object({ csv: text }) } as const;

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z
    .object({ total: count, offset: count, list: z.array(item) })
    .transform(({ total, offset, list }) => ({ totalCount: total, offset, list }));

/** `Filters` are conditions in the terms of GraphQL; null or undefined: none. */
export type ListQuery<Filters = object> = {
  readonly keyword: string;
  /** By number, or after or before an item; '0' is the end of the list. */
  readonly from: { readonly offset: number } | { readonly afterId: string } | { readonly beforeId: string };
  readonly size: number;
} & Filters;

/** The payload of a page's request. `filters` are wire conditions; those that are undefined are left out. */
export const toListPayload = (
  exhibitionId: string,
  { keyword, from, size }: ListQuery,
  filters: Readonly<Record<string, string | number | undefined>>,
) => ({ exhibitionId, keyword, ...filters, ...from, pageSize: size });

/** A page of a list, the newest first, and where it begins. */
export type OrganiserPage<Item> = {
  readonly totalCount: number;
  readonly list: readonly Item[];
  readonly offset: number;
};
