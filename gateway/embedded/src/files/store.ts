import type { Readable } from 'node:stream';

/** Where the bytes of files are. A key is a file's id, or that of its preview. */
export type FileStore = {
  /** Stores bytes under a key, all or nothing. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Resolves to undefined when there is nothing under the key. */
  open(key: string): Promise<StoredFile | undefined>;
  /** Also where there is nothing. */
  remove(key: string): Promise<void>;
};

export type StoredFile = { readonly bytes: number; readonly content: Readable };

export const previewKey = (id: string): string => `${id}.preview`;
