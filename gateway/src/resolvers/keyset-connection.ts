// Connections of lists that grow while they are read: a cursor names its item.
import type { ListPage, ListPlace } from '../wire/list-page.ts';
import { isId } from './arguments.ts';
import { offsetOf, pageInfoOf, pageRequestOf, type PageArguments } from './connection.ts';

type Item = { readonly id: string };

/** What comes while somebody pages is neither missed nor repeated. */
const formatCursor = ({ id }: Item) => Buffer.from(`i:${id}`).toString('base64url');

function parseCursor(cursor: string): string | undefined {
  const id = /^i:(.+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return id !== undefined && isId(id) ? id : undefined;
}

/** Which part of a list the arguments ask for. */
export function listPlace(args: PageArguments, most: number): ListPlace {
  const request = pageRequestOf(args, most, parseCursor);
  const pageSize = request.size;
  if ('page' in request) return { pageSize, offset: offsetOf(request) };
  if ('before' in request) return { pageSize, beforeId: request.before ?? '0' };
  return request.after === null ? { pageSize, offset: 0 } : { pageSize, afterId: request.after };
}

/** The fields of a connection over a page. */
export const keysetConnection = {
  nodes: <Node extends Item>({ list }: ListPage<Node>) => list,
  edges: <Node extends Item>({ list }: ListPage<Node>) =>
    list.map((node) => ({ cursor: formatCursor(node), node })),
  pageInfo: ({ list, offset, totalCount }: ListPage<Item>) => {
    const [first, last] = [list[0], list.at(-1)];
    return {
      ...pageInfoOf(offset, list.length, totalCount),
      startCursor: first ? formatCursor(first) : null,
      endCursor: last ? formatCursor(last) : null,
    };
  },
};
