import type { Database } from './db/database.ts';
import type { Post } from './mail/post.ts';
import type { Wallets } from './wallet/settings.ts';
import type { PhraseCache } from './texts/phrase-cache.ts';

/** The dependencies of every handler. */
export type Store = {
  readonly db: Database;
  readonly phraseCache: PhraseCache;
  readonly post: Post;
  /** The gateway's key for internal calls (accounts/service-key.ts). */
  readonly serviceKey: string;
  /** The wallets that passes can be made for. */
  readonly wallets: Wallets;
  /** How many accounts one address may create in an hour; undefined: the default (@fairgate/schema/limits). */
  readonly registrationsPerAddress: number | undefined;
};
