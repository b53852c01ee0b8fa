// Checks on arguments that GraphQL's own types cannot express (§5). All throw CodedError BAD_USER_INPUT naming the argument.
import { filtersOf } from '@fairgate/schema/search-filters';
import { invalidArgument } from '../coded-error.ts';
import type { PageInfo, ProductFilter } from '../generated/resolvers.ts';

/** §5: ids are digits. Anything else names nothing. */
export function isId(id: string): boolean {
  return /^\d{1,18}$/.test(id);
}

export function pageSize(first: number, most: number): number {
  return first >= 0 && first <= most ? first : invalidArgument('first', `must be 0 to ${most}`);
}

/** A page's number, from 1. */
export function pageNumber(page: number): number {
  return page >= 1 && page <= 10_000 ? page : invalidArgument('page', 'must be 1 to 10000');
}

/** Where a list goes on: by a cursor, or by a page's number from 1. */
export function offsetOf(
  args: { after?: string | null | undefined; page?: number | null | undefined },
  size: number,
): number {
  if (args.after) return parseCursor(args.after) + 1;
  const page = args.page ?? 1;
  return page >= 1 && page <= 1_000_000 ? (page - 1) * size : invalidArgument('page', 'must be 1 or more');
}

/** A filter whose closed lists hold what is counted: another value would find nothing, and nobody would know why. */
export function checkedFilter(filter: ProductFilter): ProductFilter {
  for (const one of filtersOf('products')) {
    if (one.kind !== 'many' || typeof one.values === 'string') continue;
    const known: readonly string[] = one.values;
    if (filter[one.field]?.some((value) => !known.includes(value)))
      invalidArgument(`filter.${one.field}`, `must be of ${known.join(', ')}`);
  }
  return filter;
}

// A cursor is opaque to clients: the item's place in the list.
export function formatCursor(position: number): string {
  return Buffer.from(`p:${position}`).toString('base64url');
}

/** Where a page of `length` items after `offset` others stands in a list of `totalCount` (Relay Cursor Connections). */
export function pageInfoOf(offset: number, length: number, totalCount: number): PageInfo {
  return {
    hasNextPage: offset + length < totalCount,
    hasPreviousPage: offset > 0,
    startCursor: length > 0 ? formatCursor(offset) : null,
    endCursor: length > 0 ? formatCursor(offset + length - 1) : null,
  };
}

function parseCursor(cursor: string): number {
  const position = /^p:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return position === undefined ? invalidArgument('after', 'is not a cursor of this list') : Number(position);
}
