import { digestOf } from './folder.ts';

/** Raise it when the generator itself changes: data made by an older one are made anew. */
const generatorVersion = 10;

/** Says which data there would be. The day does not count, or the data would be made anew each day. */
export function demoVersion(products: number): string {
  return `${generatorVersion}:${digestOf()}:${products}`;
}

/** How many products the data of a version have; undefined if there is no version. */
export function productsOf(version: string | undefined): number | undefined {
  const count = version?.split(':').at(-1) ?? '';
  return /^\d+$/.test(count) ? Number(count) : undefined;
}
