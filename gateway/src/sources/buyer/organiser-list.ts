import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { count, text } from '../wire/scalars.ts';

/** Reads of organisers are never stored. */
export const organiserCall = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;
/** Writes are done once for their idempotency key. Another organiser's exhibition does not exist for them. */
export const organiserWrite = { ...organiserCall, failures: ['NOT_FOUND'] } as const;
/** An export is written to the audit log, so it is sent once. */
export const organiserExport = { ...organiserWrite, once: true, answer: z.object({ csv: text }) } as const;

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z
    .object({ total: count, list: z.array(item) })
    .transform(({ total, list }) => ({ totalCount: total, list }));

/** `Filters` are conditions in the terms of GraphQL; null or undefined: none. */
export type ListQuery<Filters = object> = {
  readonly keyword: string;
  readonly offset: number;
  readonly size: number;
} & Filters;

/** The payload of a page's request. `filters` are wire conditions; those that are undefined are left out. */
export const toListPayload = (
  exhibitionId: string,
  { keyword, offset, size }: ListQuery,
  filters: Readonly<Record<string, string | number | undefined>>,
) => ({ exhibitionId, keyword, ...filters, offset, pageSize: size });

/** A page of a list, and where it begins. */
export type OrganiserPage<Item> = {
  readonly totalCount: number;
  readonly list: readonly Item[];
  readonly offset: number;
};
