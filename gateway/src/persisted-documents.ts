// The web app's own operations by hash: the web app sends persisted documents (docs/architecture.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export type PersistedDocuments = {
  /** Whether the hash belongs to a document of the app, or of an earlier build of it. */
  has: (hash: string) => boolean;
  /** Apollo's KeyValueCache: documents come from the app's build; clients cannot add any. */
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, value: string) => Promise<void>;
  delete: (key: string) => Promise<boolean>;
};

const manifest = z.record(z.string(), z.string());

const read = (file: string | URL) => Object.entries(manifest.parse(JSON.parse(readFileSync(file, 'utf8'))));

/** The documents of earlier builds, so that what was typed before an update can still be sent. */
function readEarlier(folder: URL | undefined) {
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => read(new URL(name, folder)));
}

/**
 * @param file the manifest of the build. @param earlier the folder of the manifests of earlier builds.
 * @throws when a manifest is missing or invalid: the web app is not built.
 */
export function readPersistedDocuments(file: string | URL, earlier?: URL): PersistedDocuments {
  const documents = new Map([...readEarlier(earlier), ...read(file)]);
  return {
    has: (hash) => documents.has(hash),
    get: (key) => Promise.resolve(documents.get(key.replace(/^apq:/, ''))),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  };
}
