// Every route of §2.1–2.7, and the match of a path. The table is data; access.ts reads the audience of a route.
import { exhibitionIdOf, redirectOf, type Visitor } from './access.ts';
import { exhibitionRoutes } from './routes-exhibition.ts';
import { mainRoutes } from './routes-main.ts';
import type { Route } from './route.ts';
import { splitPath } from './shape.ts';

export type { Audience, Route, Screens } from './route.ts';

/** All routes of §2. */
export const routes = [...mainRoutes, ...exhibitionRoutes] as const;
export type RouteId = (typeof routes)[number]['id'];

/**
 * Sorts fixed words before words with a parameter, and those before a lone parameter, segment by segment.
 */
function rank(route: Route): string {
  const weigh = (segment: string) =>
    !segment.includes('{') ? '0' : /^\{\w+\??\}$/.test(segment) ? '2' : '1';
  return route.shape.template.split('/').map(weigh).join('');
}

/** Grouped by the number of path segments, so that a look-up tries few. */
const byLength = new Map<number, (typeof routes)[number][]>();
for (const route of [...routes].sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))) {
  const segments = route.shape.template === '/' ? [] : route.shape.template.slice(1).split('/');
  const most = segments.length;
  const least = segments.filter((segment) => !segment.endsWith('?}')).length;
  for (let length = least; length <= most; length += 1)
    byLength.set(length, [...(byLength.get(length) ?? []), route]);
}

export type RouteMatch = {
  readonly route: (typeof routes)[number];
  /** The values of the route's shape; parse with the shape itself to get their type. */
  readonly params: object;
  /** The path in its canonical spelling; redirect when it differs from the given path. */
  readonly canonicalPath: string;
};

/**
 * The route of a path (after the site prefix, without query). undefined: no match, which §2 redirects to the root.
 * Never throws. Ignores visitor and device: see redirectFor in access.ts.
 */
export function matchRoute(path: string): RouteMatch | undefined {
  const segments = splitPath(path);
  for (const route of (segments && byLength.get(segments.length)) ?? []) {
    const params = route.shape.match(segments ?? []);
    if (params) return { route, params, canonicalPath: route.shape.format(params as never) };
  }
  return undefined;
}

/**
 * The redirect target for a visitor of this path; undefined: the visitor may see it. An unmatched path is left to the
 * app's router, which knows other spellings and redirects the rest to the root.
 *
 * @param path after the site prefix, without query.
 */
export function redirectFor(path: string, visitor: Visitor): string | undefined {
  const match = matchRoute(path);
  return match && redirectOf(match.route, match.params, visitor);
}

/** The exhibition of a path that is for global buyers and for those who exhibit there or run it (§2.5); undefined: none. */
export function exhibitionOfPath(path: string): string | undefined {
  const match = matchRoute(path);
  return match?.route.audience === 'global-buyer' ? exhibitionIdOf(match.params) : undefined;
}
