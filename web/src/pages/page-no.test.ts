import { expect, it } from 'vitest';
import { searchOfLastPage } from './page-no.ts';

it('§2.9 a page beyond the last one leads to the last one and keeps the other conditions', () => {
  expect(searchOfLastPage({ hall: 'B', pageNo: 9 }, 45, 20)).toEqual({ hall: 'B', pageNo: 3 });
  expect(searchOfLastPage({ hall: 'B', pageNo: '4' }, 45, 20)).toEqual({ hall: 'B', pageNo: 3 });
});

it('§2.9 the first page needs no number, also that of an empty list', () => {
  for (const count of [0, 20])
    expect(searchOfLastPage({ pageNo: 2 }, count, 20)).toEqual({ pageNo: undefined });
});

it('§2.9 a page of the list stays', () => {
  expect(searchOfLastPage({ pageNo: 3 }, 45, 20)).toBeUndefined();
  expect(searchOfLastPage({}, 0, 20)).toBeUndefined();
});
