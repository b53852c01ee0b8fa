import type { Source } from './source.ts';

/** Raise it when the generator itself changes: data made by an older one are made anew. */
const generatorVersion = 1;

/** Says which data a plan makes. The day does not count, or the data would be made anew each day. */
export function demoVersion({ source, products }: { readonly source: Source; readonly products: number }): string {
  return `${generatorVersion}:${source.digest}:${products}`;
}
