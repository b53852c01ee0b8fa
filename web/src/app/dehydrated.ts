import type { RouterContext } from '#platform/router-context.ts';
import type { FastPart } from './render.ts';

/** What the server hands to the browser beside the matches: for whom the page was rendered, and how. */
export type Dehydrated = Pick<RouterContext, 'site' | 'device' | 'userKind' | 'renderedAt'> & {
  /** Optimisations that are turned off. Without `client` the answers script holds Apollo's cache. */
  readonly plain?: readonly FastPart[];
};
