import type { Database } from './db/database.ts';
import type { Post } from './mail/post.ts';
import type { Library } from './wording/library.ts';

/** What every handler reads from. */
export type Store = {
  readonly db: Database;
  readonly library: Library;
  readonly post: Post;
  /** What the gateway shows for calls that it alone may make (accounts/service-key.ts). */
  readonly serviceKey: string;
};
