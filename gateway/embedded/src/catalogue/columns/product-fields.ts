// How the columns of a product are stored.
import type { StoredRowOf } from '../../db/demo/rows.ts';
import type { Picture } from '../picture-store.ts';
import { type InLanguages, type Stored, storedIn, type Texts } from './column.ts';
import type { PriceTier } from './price-ladder.ts';

export type Attribute = { readonly name: string; readonly value: string };

/** The values of a product in other tables. */
export type ProductParts = {
  readonly tiers: readonly PriceTier[];
  readonly pictures: readonly Picture[];
  readonly name: Texts;
  readonly description: Texts;
  readonly attributes: InLanguages<readonly Attribute[]>;
};

export const { field, fields } = storedIn<StoredRowOf<'product'>>();

/** Stored in another table, which write-products.ts writes. */
export const part = <Name extends keyof ProductParts>(
  name: Name,
  write: (value: ProductParts[Name]) => Partial<StoredRowOf<'product'>> = () => ({}),
): Stored<ProductParts[Name]> => ({ fields: [], read: (row: ProductParts) => row[name], write });
