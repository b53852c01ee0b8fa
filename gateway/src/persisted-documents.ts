// The web app's own operations by hash: the web app sends persisted documents (docs/architecture.md).
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type PersistedDocuments = {
  /** Whether the hash belongs to a document of the app. */
  has: (hash: string) => boolean;
  /** Kind and name of the document's operation. */
  operationOf: (hash: string) => { kind: string; name: string } | undefined;
  /** Apollo's KeyValueCache: documents come from the app's build; clients cannot add any. */
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, value: string) => Promise<void>;
  delete: (key: string) => Promise<boolean>;
};

const manifest = z.record(z.string(), z.string());

/** @throws when the manifest is missing or invalid: the web app is not built. */
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
