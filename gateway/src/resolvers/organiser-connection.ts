import type { OrganiserPage } from '../sources/buyer/organiser-list.ts';
import { edgesOf, pageInfoOf } from './connection.ts';

export const organiserListMost = 100;

/** The fields of a connection over a page of one of an organiser's lists. */
export const organiserConnection = {
  nodes: <Item>({ list }: OrganiserPage<Item>) => list,
  edges: <Item>({ list, offset }: OrganiserPage<Item>) => edgesOf(list, offset),
  pageInfo: <Item>({ list, offset, totalCount }: OrganiserPage<Item>) =>
    pageInfoOf(offset, list.length, totalCount),
};
