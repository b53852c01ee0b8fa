import type { ListQuery, OrganiserPage } from '../sources/buyer/organiser-list.ts';
import { isId } from './arguments.ts';
import { offsetOf, pageInfoOf, pageRequestOf, type PageArguments } from './connection.ts';

const organiserListMost = 100;

type Item = { readonly id: string };

/** A cursor names its item: what comes while somebody pages is neither missed nor repeated. */
const formatCursor = ({ id }: Item) => Buffer.from(`i:${id}`).toString('base64url');

function parseCursor(cursor: string): string | undefined {
  const id = /^i:(.+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return id !== undefined && isId(id) ? id : undefined;
}

/** Which part of a list the arguments ask for. */
export function listRequest(args: PageArguments, most = organiserListMost): Pick<ListQuery, 'from' | 'size'> {
  const request = pageRequestOf(args, most, parseCursor);
  const { size } = request;
  if ('page' in request) return { size, from: { offset: offsetOf(request) } };
  if ('before' in request) return { size, from: { beforeId: request.before ?? '0' } };
  return { size, from: request.after === null ? { offset: 0 } : { afterId: request.after } };
}

/** The fields of a connection over a page of one of an organiser's lists. */
export const organiserConnection = {
  nodes: <Node extends Item>({ list }: OrganiserPage<Node>) => list,
  edges: <Node extends Item>({ list }: OrganiserPage<Node>) =>
    list.map((node) => ({ cursor: formatCursor(node), node })),
  pageInfo: ({ list, offset, totalCount }: OrganiserPage<Item>) => {
    const [first, last] = [list[0], list.at(-1)];
    return {
      ...pageInfoOf(offset, list.length, totalCount),
      startCursor: first ? formatCursor(first) : null,
      endCursor: last ? formatCursor(last) : null,
    };
  },
};
