import { describe, expect, it } from 'vitest';
import { readScoreSearch, scoreVariables } from './score-search.ts';

describe('§2.2 the address of review scores', () => {
  it('asks for stars, an order and a page', () => {
    expect(scoreVariables('7', readScoreSearch({ stars: '4', sort: 'worst', pageNo: '3' }))).toEqual({
      id: '7',
      stars: 4,
      sort: 'WORST',
      page: 3,
    });
  });

  it('asks for the newest of all without them, and instead of what there is not', () => {
    for (const search of [
      {},
      { stars: '6', sort: 'x', pageNo: '0' },
      { stars: ['1', '2'], sort: ['best'], pageNo: 'x' },
    ]) {
      expect(scoreVariables('7', readScoreSearch(search))).toEqual({
        id: '7',
        stars: null,
        sort: 'NEWEST',
        page: 1,
      });
    }
  });
});
