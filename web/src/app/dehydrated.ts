import type { RouterContext } from '#platform/router-context.ts';
import type { FastPart } from './render.ts';

/**
 * What the server passes to the browser in addition to the matches: the audience of the page and its
 * optimisations.
 */
export type Dehydrated = Pick<RouterContext, 'site' | 'device' | 'userKind' | 'renderedAt'> & {
  /** Optimisations that are turned off. Without `client`, the answers script holds Apollo's cache. */
  readonly plain?: readonly FastPart[];
};
