import type { RouterContext } from '#platform/router-context.ts';

/** What the server hands to the browser beside the matches: for whom the page was rendered. */
export type Dehydrated = Pick<RouterContext, 'site' | 'device' | 'userKind' | 'renderedAt'>;
