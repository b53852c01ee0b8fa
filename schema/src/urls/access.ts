// The audience of a route, from the table (routes.ts). The gateway checks it before it renders a page, the app before
// it navigates.
import type { Route } from './route.ts';

/** The device class, as the gateway derives it from client hints or the user agent. */
export type Device = 'phone' | 'desktop';

/**
 * §6: `supplier` for a signed-in supplier; otherwise by site: `country` on a country's site, `global` on the
 * international one. Buyers and guests are the same: pages do not differ for them.
 */
export type UserKind = 'supplier' | 'country' | 'global';

export type Visitor = {
  readonly device: Device;
  readonly userKind: UserKind;
  /** Ids of the exhibitions where a supplier has a stand, or that an organiser runs: their pages are open to them, too. */
  readonly ownExhibitionIds?: readonly string[];
  /** Signed in as a buyer. */
  readonly isBuyer: boolean;
  /** Whether the app runs in production mode (§2.5). */
  readonly production: boolean;
};

/** Whether the pages of a visitor's own exhibitions are the only ones of exhibitions that are open to the visitor. */
export function mayOwnExhibitions(userKind: UserKind, signedIn: string | undefined): boolean {
  return userKind === 'supplier' || (userKind === 'country' && signedIn === 'organiser');
}

/** The fields of the table that define a route's audience. */
export type Access = Pick<
  Route,
  'screens' | 'audience' | 'fallback' | 'supplierFallback' | 'hiddenInProduction'
>;

/**
 * The redirect target for a visitor who may not see a page: the root of the site (§2), or the table's fallback for a
 * device without a screen. undefined: the visitor may see the page.
 *
 * @returns a path within the site, fragment included.
 */
export function redirectOf(access: Access, params: object, visitor: Visitor): string | undefined {
  const given = new Map(Object.entries(params));
  const isSupplier = visitor.userKind === 'supplier';
  const fallback = (isSupplier ? access.supplierFallback : undefined) ?? access.fallback;
  if (!hasScreen(access, visitor))
    return fallback?.replace(/\{(\w+)\}/g, (_, name: string) => String(given.get(name))) ?? '/';
  return isFor(access, params, visitor) ? undefined : '/';
}

function hasScreen({ screens }: Access, { device }: Visitor): boolean {
  return screens === 'both' || (screens === 'mobile') === (device === 'phone');
}

function isFor({ audience, hiddenInProduction }: Access, params: object, visitor: Visitor): boolean {
  if (visitor.production && hiddenInProduction) return false;
  switch (audience) {
    case 'any':
    case 'buyer':
    case 'supplier':
    case 'organiser':
    case 'operator':
      return true;
    case 'guest-only':
      return !visitor.isBuyer;
    case 'global-buyer':
      return visitor.userKind === 'global' || isOwnExhibition(params, visitor);
  }
}

/** The id of the exhibition that an address names, in a parameter of its own or as part of one. */
export function exhibitionIdOf(params: object): string | undefined {
  const places: readonly { exhibitionId?: unknown }[] = [
    params,
    ...Object.values(params).filter((value): value is object => typeof value === 'object' && value !== null),
  ];
  const id = places.map(({ exhibitionId }) => exhibitionId).find((one) => one !== undefined);
  return typeof id === 'string' ? id : undefined;
}

function isOwnExhibition(params: object, { ownExhibitionIds = [] }: Visitor): boolean {
  const id = exhibitionIdOf(params);
  return id !== undefined && ownExhibitionIds.includes(id);
}
