// §2.2 The addresses of lists: the parts of the path and of the query, and when a changed search moves to
// another address.
import { describe, expect, it } from 'vitest';
import { aggregatePlace, readAggregateSearch } from '../aggregate/aggregate-place.ts';
import { categoryPlace, readCategorySearch } from '../category/category-place.ts';
import { showroomPlace, readShowroomSearch } from '../showroom/showroom-place.ts';
import { hasOtherSpelling } from './canonical.ts';

const defined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
const plain = ({ search, ...link }: { search: object }) => ({ ...link, search: defined(search) });

describe('§2.2 /category/{name}{categoryId}_{pageNo}.html', () => {
  const category = { slug: 'Kettles_', id: '801' };
  const place = categoryPlace(category);
  it('reads id and page from the path and filters from the query; a keyword is ignored', () => {
    expect(
      defined(
        readCategorySearch({ ...category, pageNo: 3 }, { country: 'cn', keyword: 'x', pageNo: '7', id: '9' }),
      ),
    ).toEqual({ id: '801', pageNo: 3, country: ['CN'] });
    expect(defined(readCategorySearch({ ...category, pageNo: 1 }, {}))).toEqual({ id: '801' });
  });
  it('stays for filters, orders and pages', () => {
    expect(plain(place.linkTo({ id: '801', pageNo: 2, country: ['CN'], sort: 'price' }))).toEqual({
      to: '/category/{$category}.html',
      params: { category: { ...category, pageNo: 2 } },
      search: { country: ['CN'], sort: 'price' },
    });
  });
  it.each([[{ id: '802' }], [{}], [{ id: '801', keyword: 'lamp' }]])(
    'leaves for the search with %o',
    (search) => {
      expect(plain(place.linkTo(search))).toEqual({ to: '/search/product', search });
    },
  );
});

describe('§2.2 /{roomType}/showroom-{keyword}_{pageNo}.html', () => {
  it('reads keyword and page from the path', () => {
    expect(
      defined(
        readShowroomSearch('showroom', { keyword: 'led-light', pageNo: 2 }, { cert: 'CE', sort: 'moq' }),
      ),
    ).toEqual({ keyword: 'led light', pageNo: 2, cert: ['CE'], sort: 'moq' });
  });
  it('shows hots by rating, whatever the query', () => {
    expect(readShowroomSearch('hots', { keyword: 'lamp', pageNo: 1 }, { sort: 'price' }).sort).toBe('rating');
    expect(showroomPlace('hots', 'lamp').sorts).toEqual([]);
  });
  it('stays with the same keyword, and leaves with another one or another order of hots', () => {
    const to = '/$roomType/showroom-{$showroom}.html';
    expect(
      plain(showroomPlace('hots', 'led-light').linkTo({ keyword: 'led light', sort: 'rating', pageNo: 3 })),
    ).toEqual({
      to,
      params: { roomType: 'hots', showroom: { keyword: 'led-light', pageNo: 3 } },
      search: {},
    });
    expect(showroomPlace('hots', 'led-light').linkTo({ keyword: 'led light', sort: 'price' }).to).toBe(
      '/search/product',
    );
    expect(showroomPlace('showroom', 'led-light').linkTo({ keyword: 'light' }).to).toBe('/search/product');
  });
});

describe('§2.2 /aggregate/{keyword}/{category}{categoryId}.html', () => {
  it('searches for the keyword in the category', () => {
    expect(
      defined(
        readAggregateSearch(
          { keyword: 'led-light', category: { slug: 'Lighting_', id: '7' } },
          { pageNo: '2' },
        ),
      ),
    ).toEqual({ keyword: 'led light', id: '7', pageNo: 2 });
  });
  it('without an id also searches for the words of the name', () => {
    expect(
      defined(readAggregateSearch({ keyword: 'led-light', category: { slug: 'Street-lamps_' } }, {})),
    ).toEqual({ keyword: 'led light Street lamps' });
  });
  it('stays for filters and pages', () => {
    const params = { keyword: 'led-light', category: { slug: 'Lighting_', id: '7' } };
    expect(
      plain(aggregatePlace(params).linkTo({ keyword: 'led light', id: '7', pageNo: 2, verified: 1 })),
    ).toEqual({ to: '/aggregate/$keyword/{$category}.html', params, search: { pageNo: 2, verified: 1 } });
    expect(aggregatePlace(params).linkTo({ keyword: 'led light' }).to).toBe('/search/product');
  });
});

describe('§2.1 the canonical spelling of an address', () => {
  it.each([
    ['/category/Kettles_801.html', '', '/category/Kettles_801.html', false],
    ['/eg/category/Kettles_801.html', '/eg', '/category/Kettles_801.html', false],
    ['/category/%E9%9E%8B_12.html', '', '/category/%E9%9E%8B_12.html', false],
    ['/category/鞋_12.html', '', '/category/%E9%9E%8B_12.html', false],
    ['/category/kettles_801.html', '', '/category/Kettles_801.html', true],
    ['/category/Kettles_801_1.html', '', '/category/Kettles_801.html', true],
    ['/Category/Kettles_801.html', '', '/category/Kettles_801.html', true],
    ['/category/%E9%9E_12.html', '', '/category/%E9%9E%8B_12.html', true],
  ])('%s on "%s" for %s: otherwise %s', (pathname, deployPath, path, isOther) =>
    expect(hasOtherSpelling({ pathname }, deployPath, path)).toBe(isOther),
  );
});
