// What the client's build says of itself (dist/client/.vite): its files by the modules they begin with.
import type { LanguageCode } from '@fairgate/schema/locales';

export type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
};
export type Chunks = Readonly<Partial<Record<string, Chunk>>>;

/** What text-parts.ts says of each language and of each module that is imported later. */
export type TextFiles = {
  readonly folders: Readonly<Partial<Record<LanguageCode, string>>>;
  readonly parts: Readonly<Record<string, string>>;
};

/** The module that the browser starts with. */
export const entryOf = (chunks: Chunks): string | undefined =>
  Object.keys(chunks).find((key) => chunks[key]?.isEntry);

/** The module with the page of a route's file: the router cuts it out of the file, as the same name with a query. */
export const pageModuleOf = (chunks: Chunks, page: string): string | undefined =>
  Object.keys(chunks).find((key) => key.startsWith(`${sourceOf(page)}?`));

/** The chunks of these modules and all that they import statically, each once, importers first. */
export function closure(chunks: Chunks, keys: readonly string[], seen = new Set<string>()): Chunk[] {
  return keys.flatMap((key) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...closure(chunks, chunk.imports ?? [], seen)];
  });
}

/** The files with the texts of the entry and of a page. */
export function textFilesOf(texts: TextFiles, language: LanguageCode, page: string | undefined): string[] {
  const hash = texts.folders[language];
  if (hash === undefined) return [];
  const names = ['first', ...(page === undefined ? [] : [texts.parts[sourceOf(page)]])];
  return names.flatMap((name) => (name === undefined ? [] : [`assets/texts/${language}-${hash}/${name}.js`]));
}

const sourceOf = (page: string) => `src/pages/${page}`;
