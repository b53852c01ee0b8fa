import { addressIn, alternates, canonicalAddress } from '@fairgate/schema/urls/alternates';
import { normalDeployPath, splitDeployPath, withDeployPath } from '@fairgate/schema/urls/deploy-path';
import {
  commonQuery,
  formatQueryText,
  initPasswordQuery,
  parseQuery,
  parseQueryText,
  promotionSearchQuery,
  searchQuery,
  transitionalQuery,
} from '@fairgate/schema/urls/queries';
import { holdsSecret, withoutParameters, withoutSecrets } from '@fairgate/schema/urls/secret-parameters';
import { toWebsiteEnName } from '@fairgate/schema/urls/site-name';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('query parameters', () => {
  it('§2.2 reads a search', () => {
    expect(
      parseQuery(searchQuery, '?keyword=led+light&id=12&exhibitionId=3&searchType=a&pageNo=2&ignore_path=1'),
    ).toEqual({
      keyword: 'led light',
      id: '12',
      exhibitionId: '3',
      searchType: 'a',
      pageNo: 2,
      ignore_path: '1',
    });
  });

  it('§2.2 has exhibitionId only outside a promotion', () => {
    expect('exhibitionId' in promotionSearchQuery.shape).toBe(false);
  });

  it.each(['', '0', '-1', '1.5', 'x', '01', '1e3', '9999999999'])(
    '§2.2 an invalid pageNo %j falls to 1',
    (pageNo) => {
      expect(parseQuery(searchQuery, `?pageNo=${pageNo}`).pageNo).toBe(1);
    },
  );

  it('§2.9 drops invalid values and keeps unknown parameters', () => {
    const read = parseQuery(searchQuery, '?id=abc&lang=xx&utm_source=mail&utm_source=b&keyword=%20');
    expect(read).toMatchObject({ pageNo: 1, utm_source: ['mail', 'b'] });
    expect([read.id, read.lang, read.keyword]).toEqual([undefined, undefined, undefined]);
    expect(formatQueryText(read)).toBe('?utm_source=mail&utm_source=b');
  });

  it('§2.9 reads the switch flags: 1 on, 0 off, anything else absent', () => {
    const read = parseQuery(commonQuery, '?f_pr=1&vt_pr=0&f_sirto=2&vt_ai=');
    expect([read.f_pr, read.vt_pr, read.f_sirto, read.vt_ai, read.f_catsw2]).toEqual([
      true,
      false,
      undefined,
      undefined,
      undefined,
    ]);
    expect(formatQueryText(read)).toBe('?f_pr=1&vt_pr=0');
  });

  it('§2.9 reads the parameters that a router has parsed', () => {
    expect(searchQuery.parse({ id: 12, pageNo: 3, f_pr: true, keyword: 7 })).toEqual({
      id: '12',
      pageNo: 3,
      f_pr: true,
      keyword: '7',
    });
  });

  it('§2.2 reads initPassword and the OAuth platform', () => {
    expect(parseQuery(initPasswordQuery, '?init_token=t&init_email=a%40b.co')).toEqual({
      init_token: 't',
      init_email: 'a@b.co',
    });
    expect(parseQuery(transitionalQuery, '?platform=LinkedIn').platform).toBe('linkedin');
    expect(parseQuery(transitionalQuery, '?platform=myspace').platform).toBeUndefined();
  });

  it('§4 takes ac out of an address', () => {
    expect(withoutParameters('/eg/cart?ac=s&x=1#top', ['ac'])).toBe('/eg/cart?x=1#top');
    expect(withoutParameters('/cart?ac=s', ['ac'])).toBe('/cart');
  });

  it('§2.9 knows secret parameters, and removes them from public addresses', () => {
    for (const secret of [
      'ac=s',
      'appToken=s',
      'ssoToken=s',
      'reset_token=s',
      'init_token=s&init_email=a%40b.co',
      'unsubscribe_token=s',
      'badge_token=s',
      'ticket_token=s',
      'invite_token=s',
    ]) {
      expect(holdsSecret(`/eg/page?lang=ar&${secret}#top`)).toBe(true);
      expect(withoutSecrets(`https://fair.example/page?lang=ar&${secret}#top`)).toBe(
        'https://fair.example/page',
      );
    }
    for (const open of [
      '/page',
      '/page?keyword=reset_token',
      '/page?mac=1',
      '/page#reset_token=s',
      '/page?lang=ar',
    ]) {
      expect(holdsSecret(open)).toBe(false);
      expect(withoutSecrets(open)).toBe(open);
    }
  });

  it('§2.9 keeps any unknown parameters through parse and format', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^u_[a-z]{1,8}$/), value), (unknown) => {
        const read = parseQuery(commonQuery, formatQueryText(unknown));
        expect(read).toEqual(unknown);
      }),
    );
  });

  it('§2.9 never throws, not even on __proto__', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        parseQuery(searchQuery, text);
      }),
    );
    expect(parseQueryText('?__proto__=1&constructor=2')['constructor']).toBe('2');
    expect(() => parseQuery(searchQuery, '?__proto__=1&constructor=2')).not.toThrow();
  });
});

describe('site prefixes', () => {
  const sites = [
    { deployPath: '', id: '999' },
    { deployPath: '/eg', id: '1' },
    { deployPath: 'eg/ar', id: '2' },
  ];

  it.each([
    ['/', '999', '/'],
    ['/cart', '999', '/cart'],
    ['/eg', '1', '/'],
    ['/eg/', '1', '/'],
    ['/eg/cart', '1', '/cart'],
    ['/EG/cart', '1', '/cart'],
    ['/eggs_1.html', '999', '/eggs_1.html'],
    ['/eg/ar/cart', '2', '/cart'],
  ])('§2 %s belongs to site %s as %s', (path, id, rest) => {
    const split = splitDeployPath(path, sites);
    expect([split.site?.id, split.path]).toEqual([id, rest]);
  });

  it('§2 puts the prefix back', () => {
    expect(withDeployPath('/eg', '/')).toBe('/eg/');
    expect(withDeployPath('eg', 'cart')).toBe('/eg/cart');
    expect(withDeployPath('', '/')).toBe('/');
    expect(normalDeployPath('/')).toBe('');
    expect(splitDeployPath('/cart', []).site).toBeUndefined();
  });

  it('§2.5 makes path parts of English names and finds their sites', () => {
    expect(toWebsiteEnName('South Africa')).toBe('South-Africa');
    expect(toWebsiteEnName('Site 24')).toBe('Site');
    expect(toWebsiteEnName('Türkiye')).toBe('Turkiye');
    expect(toWebsiteEnName('Côte d’Ivoire')).toBe('Cote-d-Ivoire');
    expect(toWebsiteEnName('!!')).toBeUndefined();
  });
});

describe('canonical and alternate addresses', () => {
  it('§2.8 lists 19 languages with ?lang= and x-default', () => {
    const links = alternates('/eg/Cotton_1.html?lang=de#reviews');
    expect(links).toHaveLength(20);
    expect(links[0]).toEqual({ hreflang: 'zh', href: '/eg/Cotton_1.html?lang=zh' });
    expect(links[15]).toEqual({ hreflang: 'fil', href: '/eg/Cotton_1.html?lang=tl' });
    expect(links.at(-1)).toEqual({ hreflang: 'x-default', href: '/eg/Cotton_1.html' });
    expect(alternates('/search/product?keyword=a')[1]?.href).toBe('/search/product?keyword=a&lang=en');
  });

  it('§2.8 keeps only what changes the page in the canonical address', () => {
    expect(canonicalAddress('/search/product?utm_source=x&pageNo=2&keyword=a&lang=de#x')).toBe(
      '/search/product?keyword=a&pageNo=2',
    );
    expect(canonicalAddress('https://fairgate.example/cart?pageNo=1&ac=secret')).toBe(
      'https://fairgate.example/cart',
    );
    for (const idle of [
      'pageNo=-1',
      'pageNo=abc',
      'pageNo=0',
      'pageNo=1',
      'pageNo=02',
      'id=x',
      'exhibitionId=-3',
      'searchType=a',
      'keyword=',
      'keyword=%20',
    ])
      expect(canonicalAddress(`/search/product?${idle}`)).toBe('/search/product');
    expect(canonicalAddress('/search/product?keyword=%20led%20%20light&id=12')).toBe(
      '/search/product?keyword=led+light&id=12',
    );
    expect(addressIn('tl', '/search/product?keyword=a&pageNo=2')).toBe(
      '/search/product?keyword=a&pageNo=2&lang=tl',
    );
  });
});
