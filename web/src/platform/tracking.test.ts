import { expect, it, vi } from 'vitest';
import { abGroup, events, forgetIds, storeIds, pageViewed, trackingHeaders } from './tracking.ts';
import { readItem, storedKeys, writeItem } from './storage.ts';

vi.stubGlobal('dispatchEvent', () => true);
vi.stubGlobal('document', { referrer: 'https://news.example/', title: 'Lamps' });
vi.stubGlobal(
  'localStorage',
  Object.create({
    getItem(key: string) {
      return (this as Record<string, string | undefined>)[key] ?? null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, string>)[key];
    },
  }),
);

const origin = 'https://fair.example';

it('§7.1 each page view has an id and the address before it; the visitor id stays the same', () => {
  pageViewed(`${origin}/search/product?keyword=lamp`);
  const first = trackingHeaders();
  expect(first).toMatchObject({
    'page-url': `${origin}/search/product?keyword=lamp`,
    'referer-url': 'https://news.example/',
    'meo-id': '',
  });
  pageViewed(`${origin}/categories`);
  const second = trackingHeaders();
  expect(second).toMatchObject({
    'page-url': `${origin}/categories`,
    'referer-url': first['page-url'],
    'visitor-id': first['visitor-id'],
  });
  expect(second['page-id']).not.toBe(first['page-id']);
});

it('§7.1 a page about an exhibition tells it, the next one does not', () => {
  pageViewed(`${origin}/sportsIndonesia`, '803');
  expect(trackingHeaders()).toMatchObject({ 'page-exhibition-id': '803' });
  pageViewed(`${origin}/categories`);
  expect(trackingHeaders()).not.toHaveProperty('page-exhibition-id');
});

it('§3, §7.1 a campaign is sent with every request, until another one brings the visitor', () => {
  pageViewed(`${origin}/?meo_id=spring-26`);
  pageViewed(`${origin}/categories`);
  expect(trackingHeaders()['meo-id']).toBe('spring-26');
  pageViewed(`${origin}/?meo_id=${encodeURIComponent('a\r\nx: 1')}`);
  expect(trackingHeaders()['meo-id']).toBe('spring-26');
  pageViewed(`${origin}/?meo_id=autumn-26`);
  expect(trackingHeaders()['meo-id']).toBe('autumn-26');
});

it('§9 ids are stored on the device only with consent, and deleted by declining', () => {
  pageViewed(`${origin}/?meo_id=winter-26`);
  const before = trackingHeaders();
  expect(storedKeys('')).toEqual([]);

  writeItem('consent', 'accept');
  storeIds();
  expect([readItem('visitor'), readItem('meo-id')]).toEqual([before['visitor-id'], 'winter-26']);
  expect(trackingHeaders()).toEqual(before);

  writeItem('consent', 'reject');
  forgetIds();
  expect(storedKeys('')).toEqual(['consent']);
  const refused = trackingHeaders();
  expect(Object.keys(refused)).toEqual(['visitor-id', 'page-url']);
  expect(refused['visitor-id']).not.toBe(before['visitor-id']);
});

it.each([
  ['1', 'odd'],
  ['4', 'even'],
  ['a', 'even'],
  ['f', 'odd'],
] as const)(
  '§4 a visitor whose id ends with %s is in the %s group, and their page views report it',
  (last, group) => {
    writeItem('consent', 'accept');
    writeItem('visitor', `0b7c2f5e-53b9-4a7d-9d61-2f6a8c1d4e0${last}`);
    expect(abGroup()).toBe(group);
    pageViewed(`${origin}/latest-products.html?seen=${last}`);
    expect(events.at(-1)).toMatchObject({ kind: 'gio', name: 'page_view', param: { group } });
  },
);
