// Paged lists (Relay Cursor Connections): reads the requested page and builds the connection.
import { invalidArgument } from '../coded-error.ts';
import type { PageInfo } from '../generated/resolvers.ts';

/** A slice of a counted list: a limit and an offset. */
export type Window = { readonly offset: number; readonly size: number };

export type PageArguments = {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly page?: number | null | undefined;
};

/**
 * The requested part of a list: after or before a cursor (null: from the beginning or the end), or by page number.
 */
export type PageRequest<Cursor> = { readonly size: number } & (
  | { readonly after: Cursor | null }
  | { readonly before: Cursor | null }
  | { readonly page: number }
);

const pagesMost = 1_000_000;
/** How far into a list a page may begin. */
const offsetMost = 1_000_000;

export function pageSize(first: number, most: number, argument = 'first'): number {
  return first >= 0 && first <= most ? first : invalidArgument(argument, `must be 0 to ${most}`);
}

/** @param parse returns the meaning of a cursor of this list; undefined for an invalid cursor. */
export function pageRequestOf<Cursor>(
  { first, after, last, before, page }: PageArguments,
  most: number,
  parse: (text: string) => Cursor | undefined,
): PageRequest<Cursor> {
  const cursorOf = (argument: string, text: string) =>
    parse(text) ?? invalidArgument(argument, 'is not a cursor of this list');
  if (page != null) {
    if (after || before || last != null) return invalidArgument('page', 'is in place of a cursor');
    if (page < 1 || page > pagesMost) return invalidArgument('page', `must be 1 to ${pagesMost}`);
    return { page, size: pageSize(first, most) };
  }
  if (last != null) {
    if (after) return invalidArgument('after', 'goes with `first`');
    return { before: before ? cursorOf('before', before) : null, size: pageSize(last, most, 'last') };
  }
  if (before) return invalidArgument('before', 'needs `last`');
  return { after: after ? cursorOf('after', after) : null, size: pageSize(first, most) };
}

const within = (offset: number, argument: string): number =>
  offset <= offsetMost ? offset : invalidArgument(argument, `is beyond item ${offsetMost}`);

/** Where a page with a number begins. */
export const offsetOf = ({ page, size }: { readonly page: number; readonly size: number }): number =>
  within((page - 1) * size, 'page');

/** Pages a list whose cursors are positions. A page from the end needs the list's length first. */
export async function pageByPlace<Page extends { readonly totalCount: number }>(
  args: PageArguments,
  most: number,
  read: (window: Window) => Promise<Page>,
): Promise<Page> {
  const request = pageRequestOf(args, most, parsePlace);
  const { size } = request;
  if ('page' in request) return read({ offset: offsetOf(request), size });
  if ('after' in request)
    return read({ offset: request.after === null ? 0 : within(request.after + 1, 'after'), size });
  const end = request.before ?? (await read({ offset: 0, size: 0 })).totalCount;
  const offset = within(Math.max(0, end - size), 'before');
  return read({ offset, size: end - offset });
}

const formatPlace = (place: number) => Buffer.from(`p:${place}`).toString('base64url');

function parsePlace(cursor: string): number | undefined {
  const place = /^p:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return place === undefined ? undefined : Number(place);
}

/** Items with their cursors; the first item has this offset. */
export function edgesOf<Node>(nodes: readonly Node[], offset: number): { cursor: string; node: Node }[] {
  return nodes.map((node, index) => ({ cursor: formatPlace(offset + index), node }));
}

/** PageInfo of a page of `length` items at `offset` in a list of `totalCount`. */
export function pageInfoOf(offset: number, length: number, totalCount: number): PageInfo {
  return {
    hasNextPage: offset + length < totalCount,
    hasPreviousPage: offset > 0,
    startCursor: length > 0 ? formatPlace(offset) : null,
    endCursor: length > 0 ? formatPlace(offset + length - 1) : null,
  };
}
