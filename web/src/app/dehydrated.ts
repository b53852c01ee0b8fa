import type { RouterContext } from '#platform/router-context.ts';

/** What the server hands to the browser beside the matches: for whom the page was rendered, and how. */
export type Dehydrated = Pick<RouterContext, 'site' | 'device' | 'userKind' | 'renderedAt'> & {
  /** The answers script holds Apollo's cache, and nothing of web/src/fast is used. */
  readonly plain?: true;
};
