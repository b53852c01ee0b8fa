import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('§2.9 query parameters', () => {
  it('are plain texts, several of one name a list', () => {
    expect(parseSearch('?keyword=007&cat=1&cat=2&empty=')).toEqual({
      keyword: '007',
      cat: ['1', '2'],
      empty: '',
    });
  });

  it('may have a name that every object has', () => {
    expect(parseSearch('?constructor=1&__proto__=2')).toEqual(
      Object.fromEntries([
        ['constructor', '1'],
        ['__proto__', '2'],
      ]),
    );
  });

  it('are written back as they were read, without what is empty', () => {
    expect(stringifySearch({ keyword: '007', cat: ['1', '2'], page: undefined, sort: '' })).toBe(
      '?keyword=007&cat=1&cat=2',
    );
    expect(stringifySearch({})).toBe('');
  });
});
