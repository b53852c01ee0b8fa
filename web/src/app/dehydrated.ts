import type { Answer } from './answers.ts';
import type { RouterContext } from './context.ts';

/** What the server hands to the browser beside the matches: the answers, and for whom the page was rendered. */
export type Dehydrated = Pick<RouterContext, 'site' | 'device' | 'userKind' | 'renderedAt'> & { readonly answers: readonly Answer[] };
