import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('§2.9 query parameters', () => {
  it('are plain texts; several with one name are a list', () => {
    expect(parseSearch('?keyword=007&cat=1&cat=2&empty=')).toEqual({
      keyword: '007',
      cat: ['1', '2'],
      empty: '',
    });
  });

  it('can have the name of an Object property', () => {
    expect(parseSearch('?constructor=1&__proto__=2')).toEqual(
      Object.fromEntries([
        ['constructor', '1'],
        ['__proto__', '2'],
      ]),
    );
  });

  it('are written back as they were read, without empty ones', () => {
    expect(stringifySearch({ keyword: '007', cat: ['1', '2'], page: undefined, sort: '' })).toBe(
      '?keyword=007&cat=1&cat=2',
    );
    expect(stringifySearch({})).toBe('');
  });
});
