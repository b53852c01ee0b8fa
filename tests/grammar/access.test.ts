// The audience of every route of §2, on both devices, for every kind of visitor, in and out of production.
import type { Visitor } from '@fairgate/schema/urls/access';
import { mayOwnExhibitions, redirectOf } from '@fairgate/schema/urls/access';
import { redirectFor, routes, type Route } from '@fairgate/schema/urls';
import { describe, expect, it } from 'vitest';

const visitors: readonly Visitor[] = (['phone', 'desktop'] as const).flatMap((device) =>
  (['global', 'country', 'supplier'] as const).flatMap((userKind) =>
    [true, false].flatMap((production) =>
      // A supplier is never signed in as a buyer at the same time.
      (userKind === 'supplier' ? [false] : [true, false]).map((isBuyer) => ({
        device,
        userKind,
        production,
        isBuyer,
      })),
    ),
  ),
);

const phoneOnly = ['categoriesT2', 'hybridChat', 'scanBadge', 'myBadge', 'myCard'];
const desktopOnly = ['aiSourcing'];
const guestOnly = ['login', 'register'];
const forAnyKind = ['preRegisterPopup', 'bookStandPopup', 'eshow', 'badgeView', 'cardView'];
const fallbacks: Readonly<Record<string, string>> = {
  categoriesT2: '/categories#category-14',
  myCard: '/account#card',
};

/** Beside those of all others. */
const supplierFallbacks: Readonly<Record<string, string>> = { myCard: '/#card' };

/** The rules of the specification outside the table. */
function isShown({ id, section }: Route, { device, userKind, isBuyer, production }: Visitor): boolean {
  if (phoneOnly.includes(id) && device === 'desktop') return false;
  if (desktopOnly.includes(id) && device === 'phone') return false;
  if (guestOnly.includes(id) && isBuyer) return false;
  if (id === 'badgeDownload' && production) return false;
  const isExhibition = section === '2.5' || section === '2.6';
  return !isExhibition || forAnyKind.includes(id) || userKind === 'global';
}

describe('§2 access to routes', () => {
  it.each(routes.map((route): [string, Route] => [route.id, route]))(
    '§2.2–2.8 %s is open to its audience, and redirects all others',
    (id, route) => {
      for (const visitor of visitors) {
        const to = redirectOf(route, { t1id: '14' }, visitor);
        const ofSupplier = visitor.userKind === 'supplier' ? supplierFallbacks[id] : undefined;
        const elsewhere = ofSupplier ?? fallbacks[id] ?? '/';
        expect([visitor, to]).toEqual([visitor, isShown(route, visitor) ? undefined : elsewhere]);
      }
    },
  );

  const desktop: Visitor = { device: 'desktop', userKind: 'global', isBuyer: false, production: true };
  it.each([
    ['/AI-sourcing', { ...desktop, device: 'phone' }, '/'],
    ['/AI-sourcing/7/lamp', { ...desktop, device: 'phone' }, '/'],
    ['/AI-sourcing/7/lamp', desktop, undefined],
    ['/categoriesT2/101', desktop, '/categories#category-101'],
    ['/Register', { ...desktop, isBuyer: true }, '/'],
    ['/expo/badge/download', desktop, '/'],
    ['/expo/badge/download', { ...desktop, production: false }, undefined],
    ['/expo/badge/view', { ...desktop, userKind: 'country' }, undefined],
    ['/expo/badge/view', { ...desktop, userKind: 'supplier' }, undefined],
  ] as const)('§2 %s for %j leads to %s', (path, visitor, to) => {
    expect(redirectFor(path, visitor)).toBe(to);
  });

  it.each([
    ['/expoPoland_12', ['12'], undefined],
    ['/expoPoland_12/exhibitors', ['7', '12'], undefined],
    ['/expoPoland_12/lotterywheel', ['12'], undefined],
    ['/expoPoland_12/exhibitors', ['7', '121'], '/'],
    ['/expoPoland', ['12'], '/'],
  ])('§2.5 %s for a supplier with a stand at %j leads to %s', (path, ownExhibitionIds, to) => {
    expect(redirectFor(path, { ...desktop, userKind: 'supplier', ownExhibitionIds })).toBe(to);
  });

  it.each([
    ['/expoPoland_12/exhibitors', ['12'], undefined],
    ['/expoPoland_12/exhibitors', ['121'], '/'],
    ['/expoPoland', ['12'], '/'],
  ])('§2.5 %s for an organiser of %j on a country’s site leads to %s', (path, ownExhibitionIds, to) => {
    expect(redirectFor(path, { ...desktop, userKind: 'country', ownExhibitionIds })).toBe(to);
  });

  it('§2.5 asks for own exhibitions only where they matter', () => {
    expect(mayOwnExhibitions('supplier', 'supplier')).toBe(true);
    expect(mayOwnExhibitions('country', 'organiser')).toBe(true);
    expect(mayOwnExhibitions('global', 'organiser')).toBe(false);
    expect(mayOwnExhibitions('country', 'buyer')).toBe(false);
    expect(mayOwnExhibitions('country', undefined)).toBe(false);
  });

  it('§2 leaves an address without a route to the router', () => {
    expect(redirectFor('/no/such/path', desktop)).toBeUndefined();
  });
});
