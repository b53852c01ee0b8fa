import type { NormalizedCacheObject } from '@apollo/client';
import type { RouterContext } from './context.ts';

/** What the server hands to the browser beside the matches: the cache, and for whom the page was rendered. */
export type Dehydrated = Pick<RouterContext, 'locale' | 'site' | 'device' | 'userKind'> & { readonly cache: NormalizedCacheObject };
