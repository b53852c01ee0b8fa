import type { PocketPack } from '@fairgate/schema/pocket';
import { describe, expect, it } from 'vitest';
import { findExhibitors } from './find-exhibitors.ts';
import { foldText } from './fold-text.ts';

type Exhibitor = PocketPack['exhibitors'][number];

const exhibitor = (number: string, change: Partial<Exhibitor> = {}): Exhibitor => ({
  number,
  name: `Company ${number}`,
  countryCode: 'CN',
  categoryId: '101',
  products: [],
  stand: { hall: 'A', number, x: 0, y: 0, width: 3, depth: 3 },
  supplier: null,
  ...change,
});

const packOf = (exhibitors: Exhibitor[], products: PocketPack['products'] = []): PocketPack => ({
  version: '1',
  exhibition: {
    id: '803',
    name: 'Fair',
    city: 'Istanbul',
    venue: 'Centre',
    countryCode: 'TR',
    timeZone: null,
    startsOn: '2027-01-02',
    endsOn: '2027-01-05',
    channel: 'EXPO',
    siteName: 'Turkey',
    halls: [],
    categories: [{ id: '101', name: 'Building' }],
    units: [],
  },
  sessions: [],
  exhibitors,
  products,
});

const numbers = (pack: PocketPack, keyword: string) =>
  findExhibitors(pack, { keyword }).found.map(({ number }) => number);

describe('§2.5 the search for exhibitors on a device', () => {
  it.each([
    ['Demirel İnşaat A.Ş.', 'insaat'],
    ['Işık Yapı', 'isik'],
    ['Łódź Meble', 'lodz'],
    ['Đại Phát', 'dai phat'],
    ['Straße GmbH', 'strasse'],
    ['أبواب الخليج', 'ابواب'],
    ['شركة الأثاث', 'شركه'],
    ['کاشی ایران', 'كاشي'],
    ['佛山市建材有限公司', '建材'],
    ['タイル工業', 'たいる'],
    ['ﾀｲﾙ工業', 'タイル'],
    ['ガラス製作所', 'ガラス'],
    ['한국 타일', '타일'],
    ['กระเบื้องเซรามิก', 'กระเบื้อง'],
    ['ក្រឡាក្បឿង', 'ក្បឿង'],
    ['ကြွေပြား ထုတ်လုပ်ရေး', 'ကြွေပြား'],
    ['Плитка и двери', 'ДВЕРИ'],
  ])('finds “%s” by “%s”', (name, typed) => {
    expect(numbers(packOf([exhibitor('1', { name }), exhibitor('2')]), typed)).toEqual(['1']);
  });

  it('finds stands however they are typed, also in the digits of other scripts', () => {
    const pack = packOf([
      exhibitor('1', { stand: { hall: 'A', number: '107', x: 0, y: 0, width: 3, depth: 3 } }),
      exhibitor('2', { stand: { hall: 'B', number: '211', x: 0, y: 0, width: 3, depth: 3 } }),
    ]);
    const typed = ['A-107', 'a107', '107', '١٠٧', '۱۰۷', '๑๐๗', '１０７'];
    expect(typed.filter((stand) => numbers(pack, stand).join() !== '1')).toEqual([]);
  });

  it('finds what a company shows and the names of its products; all words must be there', () => {
    const product = { id: '9', slug: 'x_', name: 'Porcelain floor tile', supplierId: '2001' };
    const rest = { currencyCode: 'USD', price: ['1', '2'] as [string, string], unit: 'm2', picture: null };
    const supplier = { id: '2001', slug: 's_', picture: null };
    const pack = packOf(
      [exhibitor('1', { supplier }), exhibitor('2', { products: ['Floor tiles'] })],
      [{ ...product, ...rest }],
    );
    expect(numbers(pack, 'tile')).toEqual(['1', '2']);
    expect(numbers(pack, 'porcelain tile')).toEqual(['1']);
    expect(numbers(pack, 'porcelain door')).toEqual([]);
  });

  it('filters, and counts each filter without itself, the most frequent value first', () => {
    const hallB = { hall: 'B', number: '1', x: 0, y: 0, width: 3, depth: 3 };
    const pack = packOf([
      exhibitor('1', { countryCode: 'TR' }),
      exhibitor('2'),
      exhibitor('3', { stand: hallB }),
      exhibitor('4', { stand: hallB }),
    ]);
    const { found, facets } = findExhibitors(pack, { halls: ['B'] });
    expect(found.map(({ number }) => number)).toEqual(['3', '4']);
    expect(facets).toEqual([
      {
        kind: 'HALL',
        values: [
          { value: 'A', count: 2, label: null },
          { value: 'B', count: 2, label: null },
        ],
      },
      { kind: 'CATEGORY', values: [{ value: '101', count: 2, label: 'Building' }] },
      { kind: 'COUNTRY', values: [{ value: 'CN', count: 2, label: null }] },
    ]);
  });

  it('leaves something of a text whose letters have marks', () => {
    for (const text of ['ก็', 'ကို', 'កុំ', 'が', '각', 'é']) expect(foldText(text)).not.toBe('');
  });
});
