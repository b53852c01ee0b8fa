import { matchRoute, routes } from '@fairgate/schema/urls';
import { splitPath } from '@fairgate/schema/urls/shape';
import { describe, expect, it } from 'vitest';
import { nouns, routeCasesOf, type RouteCase } from './cases.ts';

const routeOf = (id: string) => {
  const found = routes.find((route) => route.id === id);
  if (!found) throw new Error(`data file names an unknown route ${id}`);
  return found;
};

describe.each(nouns)('%s addresses', (noun) => {
  for (const { id, path, canonical } of routeCasesOf(`${noun}_valid`)) {
    const { section, shape } = routeOf(id);
    it(`§${section} parses ${path} as ${shape.template}`, () => {
      const value = shape.parse(path);
      expect(value).toBeDefined();
      expect(shape.format(value as never)).toBe(canonical);
      expect(shape.parse(canonical)).toEqual(value);
    });
    it(`§${section} ${path} is the route ${id} and no other`, () => {
      const match = matchRoute(path);
      expect(match?.route.id).toBe(id);
      expect(match?.canonicalPath).toBe(canonical);
    });
  }
  for (const { id, path } of routeCasesOf(`${noun}_invalid`)) {
    const { section, shape } = routeOf(id);
    it(`§${section} rejects ${path} as ${shape.template}`, () => {
      expect(shape.parse(path)).toBeUndefined();
      const segments = splitPath(path);
      if (segments) expect(shape.match(segments)).toBeUndefined();
    });
  }
});

describe('the table of routes', () => {
  const [valid, invalid] = (['valid', 'invalid'] as const).map((kind) =>
    nouns.flatMap((noun) => routeCasesOf(`${noun}_${kind}`)),
  ) as [RouteCase[], RouteCase[]];

  it.each([
    ['a valid', valid],
    ['an invalid', invalid],
  ])('§2 has %s address for every route', (_, cases) => {
    const covered = new Set(cases.map((one) => one.id));
    expect(routes.map((route) => route.id).filter((id) => !covered.has(id))).toEqual([]);
  });

  it('§2 has no id and no template twice', () => {
    expect(new Set(routes.map((route) => route.id)).size).toBe(routes.length);
    expect(new Set(routes.map((route) => route.shape.template)).size).toBe(routes.length);
  });

  // The grammar has no ambiguity that depends on the order of routes.
  it.each(valid)('§2 $path fits one route only', ({ id, path }) => {
    const fitting = routes.filter((route) => route.shape.parse(path)).map((route) => route.id);
    expect(fitting).toEqual([id]);
  });

  it('§2 caches for one hour where the specification says so', () => {
    const cached = routes.filter((route) => route.cacheTtlMs !== undefined);
    expect(cached.map((route) => route.id)).toEqual([
      'frontPage',
      'requestMeeting',
      'transferLink',
      'rfqLanding',
    ]);
    expect(new Set(cached.map((route) => route.cacheTtlMs))).toEqual(new Set([3_600_000]));
  });

  it('§2.2, §2.4 knows the pages of one device', () => {
    expect(routes.filter((route) => route.screens === 'desktop').map((route) => route.id)).toEqual([
      'aiSourcing',
    ]);
    const mobile = routes.filter((route) => route.screens === 'mobile');
    expect(mobile.map((route) => route.section)).toEqual(['2.2', ...Array<string>(4).fill('2.4')]);
    expect(routeOf('categoriesT2').fallback).toBe('/categories#category-{t1id}');
  });

  it('§2.5, §2.6, §6 shows exhibitions to buyers of the international site, except the two popups, the e-show, badges and cards', () => {
    const exhibitions = routes.filter((route) => route.section === '2.5' || route.section === '2.6');
    const open = exhibitions.filter((route) => route.audience === 'any').map((route) => route.id);
    expect(open).toEqual(['preRegisterPopup', 'bookStandPopup', 'eshow', 'badgeView', 'cardView']);
    expect(
      routes
        .filter((route) => route.audience === 'global-buyer')
        .every((route) => exhibitions.includes(route)),
    ).toBe(true);
  });

  it('§6 gives accounts, cards and follows to buyers, exhibitions of their own to organisers, and the desk to operators', () => {
    const of = (audience: string) =>
      routes.filter((route) => route.audience === audience).map(({ id }) => id);
    expect(of('buyer')).toEqual([
      'rfqManage',
      'rfqDetail',
      'rfqQuotation',
      'rfqEdit',
      'account',
      'favoriteExhibitors',
      'favoriteProducts',
      'sharedDetails',
    ]);
    expect(of('supplier')).toEqual(['supplierRfqs', 'supplierRfq']);
    expect(of('organiser')).toEqual(['organiserHome', 'organiserExhibition']);
    expect(of('operator')).toEqual(['deskHome', 'deskTicket']);
  });

  it('§2.5 hides the badge download in production', () => {
    expect(routes.filter((route) => route.hiddenInProduction).map((route) => route.id)).toEqual([
      'badgeDownload',
    ]);
  });

  it.each(['/nowhere', '/a/b/c/d/e', '//', '', 'cart', '/%', '/cart?x=1', '/cart#x'])(
    '§2 leaves %j unmatched',
    (path) => {
      expect(matchRoute(path)).toBeUndefined();
    },
  );
});
