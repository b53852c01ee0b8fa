// The web app's own operations, known by their hash (design: "the web app sends persisted documents").
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type PersistedDocuments = {
  /** Whether this is the hash of one of the app's own documents. */
  has: (hash: string) => boolean;
  /** Kind and name of the document's operation. */
  operationOf: (hash: string) => { kind: string; name: string } | undefined;
  /** Apollo's KeyValueCache: documents come from the app's build; strangers cannot add any. */
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, value: string) => Promise<void>;
  delete: (key: string) => Promise<boolean>;
};

const manifest = z.record(z.string(), z.string());

/** @throws when the manifest is missing or broken: the web app has not been built. */
export function readPersistedDocuments(file: string | URL): PersistedDocuments {
  const documents = new Map(Object.entries(manifest.parse(JSON.parse(readFileSync(file, 'utf8')))));
  return {
    has: (hash) => documents.has(hash),
    operationOf(hash) {
      const [, kind = '', name = ''] = /^\s*(query|mutation)\s+(\w+)/.exec(documents.get(hash) ?? '') ?? [];
      return name ? { kind, name } : undefined;
    },
    get: (key) => Promise.resolve(documents.get(key.replace(/^apq:/, ''))),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  };
}
