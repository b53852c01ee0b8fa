import type { Database } from './db/database.ts';
import type { FileStore } from './files/store.ts';
import type { Post } from './mail/post.ts';
import type { CartPartners } from './buyer/cart/partners.ts';
import type { Wallets } from './wallet/settings.ts';
import type { PhraseCache } from './texts/phrase-cache.ts';

/** The dependencies of every handler. */
export type Store = {
  readonly db: Database;
  readonly phraseCache: PhraseCache;
  readonly post: Post;
  /** What people attach. */
  readonly files: FileStore;
  /** The gateway's key for internal calls (accounts/service-key.ts). */
  readonly serviceKey: string;
  /** The wallets that passes can be made for. */
  readonly wallets: Wallets;
  /** Sites that may send a list of products for the cart. */
  readonly cartPartners: CartPartners;
  /** How many accounts one address may create in an hour; undefined: the default (@fairgate/schema/limits). */
  readonly registrationsPerAddress: number | undefined;
};
