// The fields of a route of §2 in the table of routes (routes.ts).
import { pageTtlMs } from '../limits.ts';
import type { Shape } from './shape.ts';

/** 'both' unless §2 says otherwise. A route without a screen for the device goes to the site root (§2). */
export type Screens = 'both' | 'desktop' | 'mobile';
/**
 * any; guest-only: logged-in buyers go to the root (§2.8); global-buyer: only global buyers have it (§2.5, §6);
 * buyer, supplier, organiser, operator: the page belongs to one (§6), and asks all others to log in.
 */
export type Audience =
  | 'any'
  | 'guest-only'
  | 'global-buyer'
  | 'buyer'
  | 'supplier'
  | 'organiser'
  | 'operator';

/** A shape whose value type is unknown. */
export type AnyShape = Pick<Shape<object>, 'template' | 'parse' | 'match' | 'parseParams'> & {
  readonly format: (value: never) => string;
  readonly formatParams: (value: never) => Record<string, string>;
};

export type Route<I extends string = string> = {
  readonly id: I;
  /** For example '2.5'. */
  readonly section: string;
  readonly shape: AnyShape;
  readonly screens: Screens;
  readonly audience: Audience;
  /** §2 "cached 1 hour", in ms; undefined where §2 is silent. */
  readonly cacheTtlMs?: number;
  /** The target for a device without a screen instead of the root; braces mark a parameter of the route. */
  readonly fallback?: string;
  /** The same for a supplier. */
  readonly supplierFallback?: string;
  /** The route's entries in the sitemap: one, or one for each entity that it shows. */
  readonly inSitemap?: true;
  /** §2.5 the route does not exist in production. */
  readonly hiddenInProduction?: true;
};

export type RouteOptions = Partial<
  Pick<Route, 'screens' | 'audience' | 'fallback' | 'supplierFallback' | 'inSitemap' | 'hiddenInProduction'>
> & {
  readonly cached?: true;
};

/** Makes the entries of one section; an entry can override the given options. */
export function section(number: string, common: RouteOptions = {}) {
  return function route<const I extends string>(id: I, shape: AnyShape, own: RouteOptions = {}): Route<I> {
    const { cached, ...rest } = { ...common, ...own };
    const cache = cached ? { cacheTtlMs: pageTtlMs } : {};
    return { id, section: number, shape, screens: 'both', audience: 'any', ...rest, ...cache };
  };
}
