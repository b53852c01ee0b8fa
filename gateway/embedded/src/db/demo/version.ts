import { digestOf } from './folder.ts';

/** Raise it when the generator changes: older data are then replaced. */
const generatorVersion = 19;

/** Identifies the demo data of a plan. The day does not count, or the data would be replaced every day. */
export function demoVersion(products: number): string {
  return `${generatorVersion}:${digestOf()}:${products}`;
}

/** The number of products in the data of a version; undefined without a version. */
export function productsOf(version: string | undefined): number | undefined {
  const count = version?.split(':').at(-1) ?? '';
  return /^\d+$/.test(count) ? Number(count) : undefined;
}
