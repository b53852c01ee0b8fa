import { describe, expect, it } from 'vitest';
import { readScoreSearch, scoreVariables } from './score-search.ts';

describe('§2.2 the address of review scores', () => {
  it('reads stars, order and page', () => {
    expect(scoreVariables('7', readScoreSearch({ stars: '4', sort: 'worst', pageNo: '3' }))).toEqual({
      id: '7',
      stars: 4,
      sort: 'WORST',
      page: 3,
    });
  });

  it('defaults to the newest of all, also for invalid values', () => {
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
