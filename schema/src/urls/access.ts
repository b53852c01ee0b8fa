// Whom a route is for, by what the table (routes.ts) says of it. The gateway asks before it renders a page, the app before
// it goes from one page to the next.
import type { Route } from './route.ts';

/** The class of the device, as the gateway derives it from client hints or the user agent. */
export type Device = 'phone' | 'desktop';

/**
 * §6: `supplier`, who is signed in as one; else by the site: `country` on a country's, `global` on the international one.
 * Buyers and guests are not told apart: a page is the same for both.
 */
export type UserKind = 'supplier' | 'country' | 'global';

export type Visitor = {
  readonly device: Device;
  readonly userKind: UserKind;
  /** Signed in as a buyer. */
  readonly isBuyer: boolean;
  /** Whether the app runs in production mode (§2.5). */
  readonly production: boolean;
};

/** The part of the table that says whom a route is for. */
export type Access = Pick<Route, 'screens' | 'audience' | 'fallback' | 'hiddenInProduction'>;

/**
 * Where a visitor goes instead of a page that is not for them: the root of the site (§2), or what the table names for a device
 * without a screen. undefined: the page is for them.
 *
 * @returns a path within the site, fragment included.
 */
export function redirectOf(access: Access, params: object, visitor: Visitor): string | undefined {
  const given = new Map(Object.entries(params));
  if (!hasScreen(access, visitor))
    return access.fallback?.replace(/\{(\w+)\}/g, (_, name: string) => String(given.get(name))) ?? '/';
  return isFor(access, visitor) ? undefined : '/';
}

function hasScreen({ screens }: Access, { device }: Visitor): boolean {
  return screens === 'both' || (screens === 'mobile') === (device === 'phone');
}

function isFor({ audience, hiddenInProduction }: Access, visitor: Visitor): boolean {
  if (visitor.production && hiddenInProduction) return false;
  switch (audience) {
    case 'any':
      return true;
    case 'guest-only':
      return !visitor.isBuyer;
    case 'global-buyer':
      return visitor.userKind === 'global';
  }
}
