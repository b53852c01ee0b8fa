import { describe, expect, it } from 'vitest';
import { formatQueryText, parseQueryText } from '@fairgate/schema/urls/queries';
import { cleared, conditionsOf, toggled, without, withValue } from './change.ts';
import { toProductFilter, toSort } from './filter.ts';
import { readProductSearch, readSupplierSearch } from './product-search.ts';

const defined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
const read = (search: Record<string, unknown>) => defined(readProductSearch(search));

describe('§2.2 the address of a supplier search', () => {
  it.each([
    ['TRADING_COMPANY', 'TRADING_COMPANY'],
    ['supplier:tradingCompany', 'TRADING_COMPANY'],
    ['oemFactory', 'OEM_FACTORY'],
    ['Exporter', 'OTHER'],
    ['<', undefined],
  ])('the business type %s, also of older addresses, is %s', (biz, type) => {
    expect(readSupplierSearch({ biz }).biz).toEqual(type === undefined ? undefined : [type]);
  });
});

describe('§2.2 the address of a product search', () => {
  it('reads every parameter', () => {
    expect(
      read({
        keyword: ' led light ',
        id: '7',
        sort: 'price-desc',
        cat: ['31', '32'],
        country: 'cn',
        cert: ['CE', 'ISO 9001'],
        fair: ['801', 'x'],
        verified: '1',
        ready: '1',
        moq: '500',
        priceMin: '0.5',
        priceMax: '20',
        supplier: '9',
        view: 'table',
        pageNo: '3',
      }),
    ).toEqual({
      keyword: 'led light',
      id: '7',
      sort: 'price-desc',
      cat: ['31', '32'],
      country: ['CN'],
      cert: ['CE', 'ISO 9001'],
      fair: ['801'],
      verified: 1,
      ready: 1,
      moq: 500,
      priceMin: 0.5,
      priceMax: 20,
      supplier: '9',
      view: 'table',
      pageNo: 3,
    });
  });

  it.each([
    ['sort', 'cheapest'],
    ['cat', 'x'],
    ['country', 'XX'],
    ['country', 'China'],
    ['cert', '<b>'],
    ['verified', '2'],
    ['ready', 'yes'],
    ['moq', '-1'],
    ['moq', '0'],
    ['price', '0-7'],
    ['price', '5'],
    ['priceMin', 'free'],
    ['priceMax', '1e9'],
    ['supplier', 'acme'],
    ['view', 'map'],
    ['pageNo', '0'],
    ['pageNo', '1'],
    ['keyword', ' '],
  ])('drops %s=%s', (name, value) => expect(read({ [name]: value })).toEqual({}));

  it('keeps the known values of several, each once', () => {
    expect(read({ country: ['VN', 'XX', 'vn', 'IN'] })).toEqual({ country: ['VN', 'IN'] });
  });

  it('keeps parameters of other readers', () => {
    expect(read({ utm_source: 'mail', f_pr: '1' })).toEqual({ utm_source: 'mail', f_pr: '1' });
  });

  it('swaps prices in the wrong order', () => {
    expect(read({ priceMin: '20', priceMax: '5' })).toEqual({ priceMin: 5, priceMax: 20 });
  });
});

describe('§2.2 bands of prices', () => {
  it('are alternatives, each once and in their own order, with one spelling in the address', () => {
    const search = read(parseQueryText('?price=500-&price=5-20&price=500-&price=7-9'));
    expect(search).toEqual({ price: ['5-20', '500-'] });
    expect(read(parseQueryText(formatQueryText(search)))).toEqual(search);
    expect(toProductFilter(readProductSearch(search))).toEqual({ priceBands: ['5-20', '500-'] });
    expect(readSupplierSearch(search).price).toBeUndefined();
  });

  it('are shown one by one, and each is removed alone', () => {
    const search = readProductSearch({ price: ['5-20', '500-'] });
    expect(conditionsOf(search)).toEqual([
      { kind: 'price', value: '5-20' },
      { kind: 'price', value: '500-' },
    ]);
    expect(conditionsOf(without(search, { kind: 'price', value: '5-20' }))).toEqual([
      { kind: 'price', value: '500-' },
    ]);
  });

  it('are replaced by a custom range, and replace it; removing the range leaves them', () => {
    const bands = readProductSearch({ price: ['5-20', '20-100'], pageNo: '3' });
    const range = withValue(bands, 'priceRange', { priceMin: 7, priceMax: undefined });
    expect(defined(range)).toEqual({ priceMin: 7 });
    expect(defined(toggled(range, 'price', '0-5'))).toEqual({ price: ['0-5'] });
    expect(withValue(bands, 'priceRange', { priceMin: undefined, priceMax: undefined }).price).toEqual([
      '5-20',
      '20-100',
    ]);
    expect(read({ price: '5-20', priceMin: '7' })).toEqual({ priceMin: 7 });
  });
});

describe('§2.2 the exhibition of a product search', () => {
  it('is the one of exhibitionId, until others are ticked', () => {
    expect(toProductFilter(readProductSearch({ exhibitionId: '801' }))).toEqual({ exhibitionIds: ['801'] });
    expect(toProductFilter(readProductSearch({ exhibitionId: '801', fair: ['802', '803'] }))).toEqual({
      exhibitionIds: ['802', '803'],
    });
  });

  it('is an active condition that can be removed, for products and for suppliers', () => {
    for (const read of [readProductSearch, readSupplierSearch]) {
      const search = read({ keyword: 'lamp', exhibitionId: '801' });
      expect(conditionsOf(search)).toEqual([{ kind: 'fair', value: '801' }]);
      expect(conditionsOf(without(search, { kind: 'fair', value: '801' }))).toEqual([]);
    }
  });
});

describe('changing a search', () => {
  const search = readProductSearch({
    keyword: 'lamp',
    cat: '31',
    country: ['CN', 'VN'],
    verified: '1',
    priceMin: '5',
    sort: 'moq',
    pageNo: '4',
  });

  it('goes back to page 1', () => {
    expect(toggled(search, 'country', 'IN')).toMatchObject({
      country: ['CN', 'VN', 'IN'],
      pageNo: undefined,
    });
  });

  it('removes a value, and the list with its last value', () => {
    expect(toggled(search, 'country', 'VN').country).toEqual(['CN']);
    expect(toggled(search, 'cat', '31').cat).toBeUndefined();
  });

  it('names the active conditions, and removes each', () => {
    const conditions = conditionsOf(search);
    expect(conditions.map((one) => ('value' in one ? `${one.kind} ${one.value}` : one.kind))).toEqual([
      'cat 31',
      'country CN',
      'country VN',
      'verified',
      'priceRange',
    ]);
    for (const condition of conditions)
      expect(conditionsOf(without(search, condition))).toHaveLength(conditions.length - 1);
  });

  it('clears everything but keyword and order', () => {
    expect(defined(cleared(search))).toEqual({ keyword: 'lamp', sort: 'moq' });
  });
});

describe('the GraphQL input of a search', () => {
  it('leaves out conditions that the address lacks', () => {
    expect(toProductFilter(readProductSearch({}))).toEqual({});
    expect(toSort(undefined)).toBe('RELEVANCE');
  });

  it('names every condition', () => {
    expect(
      toProductFilter(
        readProductSearch({
          keyword: 'a',
          id: '1',
          cat: '2',
          country: 'CN',
          cert: 'CE',
          verified: '1',
          ready: '1',
          moq: '50',
          priceMin: '0',
          priceMax: '9',
          supplier: '3',
        }),
      ),
    ).toEqual({
      keyword: 'a',
      categoryId: '1',
      categoryIds: ['2'],
      countryCodes: ['CN'],
      certificates: ['CE'],
      verified: true,
      readyToShip: true,
      maximumMinimumOrder: 50,
      minimumPrice: { amount: '0', currencyCode: 'USD' },
      maximumPrice: { amount: '9', currencyCode: 'USD' },
      supplierId: '3',
    });
  });
});
