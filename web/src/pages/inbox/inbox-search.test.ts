import { expect, it } from 'vitest';
import { readInboxSearch } from './inbox-search.ts';

it('§2.9 a reload of the inbox keeps its kind, what is unread, and the page', () => {
  expect(readInboxSearch({ kind: 'ORDER', unread: 'true', pageNo: '3' })).toEqual({
    kind: 'ORDER',
    unread: true,
    pageNo: 3,
  });
});

it('§2.9 other values of an address count as none', () => {
  expect(readInboxSearch({ kind: 'NONE', unread: 'false', pageNo: '-1' })).toEqual({});
});
