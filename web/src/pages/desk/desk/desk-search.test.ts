import { describe, expect, it } from 'vitest';
import { formatDeskSearch, pageOf, readDeskSearch } from './desk-search.ts';

describe('the address of the desk', () => {
  it('says what is shown; what it does not know is left out', () => {
    const search = { find: 'kettle', state: 'open', whose: 'mine', after: 'x' };
    expect(
      formatDeskSearch(readDeskSearch({ ...search, topic: 'cooking', list: 'orders', age: '7' })),
    ).toEqual(search);
    expect(readDeskSearch({ find: 12, age: 48 })).toMatchObject({ find: '12', age: '48' });
  });

  it('names a page by the ticket before or after it', () => {
    expect(pageOf({})).toEqual({ first: 25, after: null });
    expect(pageOf({ after: 'a' })).toEqual({ first: 25, after: 'a' });
    expect(pageOf({ before: 'b' })).toEqual({ first: 25, last: 25, before: 'b' });
  });
});
