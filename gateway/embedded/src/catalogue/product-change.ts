import { isDeepStrictEqual } from 'node:util';
import type { Firm } from './firms.ts';
import type { Picture } from './picture-store.ts';
import type { StoredProduct } from './stored.ts';
import type { GivenRow, ProductValues } from './values.ts';

/** A product to be written. */
export type ProductChange = {
  readonly id: number;
  readonly key: string;
  readonly isNew: boolean;
  readonly values: ProductValues;
  readonly pictures: readonly Picture[];
  readonly firm: Firm;
  /** When price or stock changed, if not now. */
  readonly offerUpdatedAt: Date | undefined;
  /** A new one whenever its title, or what else it is found by, is another: that is how an index knows (table product_title). */
  readonly titleId: number;
  /** The one that it had before, if that is another. */
  readonly oldTitleId: number | undefined;
};

/** What stands for all languages that have nothing of their own: English, or else the first that has. */
export function inMainLanguage<Value>(values: Readonly<Partial<Record<string, Value>>>, none: Value): Value {
  return values['en'] ?? Object.values(values).find((value) => value !== undefined) ?? none;
}

type Both = {
  readonly row: GivenRow;
  readonly before: StoredProduct | undefined;
  readonly firm: Firm;
  readonly pictures: readonly Picture[] | undefined;
  readonly today: string;
  newId(): number;
};

const offerColumns = ['prices', 'currency', 'stock'] as const;
const titleColumns = ['name', 'category', 'tags', 'type'] as const;

/** What is to be written for a row (`today` as YYYY-MM-DD); undefined where everything is as it says. */
export function changeOf({
  row,
  before,
  firm,
  pictures = before?.pictures ?? [],
  today,
  newId,
}: Both): ProductChange | undefined {
  const values = mergedValues(row.product, before?.values, today);
  const differs = (names: readonly (keyof ProductValues)[]): boolean =>
    names.some((name) => !isDeepStrictEqual(values[name], before?.values[name]));
  const moved = firm.id !== before?.supplierId;
  if (
    before &&
    !moved &&
    !differs(Object.keys(values) as (keyof ProductValues)[]) &&
    isDeepStrictEqual(pictures, before.pictures)
  )
    return undefined;
  const id = before?.id ?? newId();
  const retitled = before && differs(titleColumns);
  return {
    id,
    titleId: !before ? id : retitled ? newId() : before.titleId,
    oldTitleId: retitled ? before.titleId : undefined,
    key: row.key,
    isNew: !before,
    values,
    pictures,
    firm,
    offerUpdatedAt: before && !differs(offerColumns) ? before.offerUpdatedAt : undefined,
  };
}

function mergedValues(
  given: GivenRow['product'],
  before: ProductValues | undefined,
  today: string,
): ProductValues {
  const values = { ...defaults, ...before, ...given } as ProductValues;
  return {
    ...values,
    name: filled({ ...before?.name, ...given.name }),
    description: filled({ ...before?.description, ...given.description }),
    attributes: filled({ ...before?.attributes, ...given.attributes }),
    listed_on: values.listed_on || before?.listed_on || today,
  };
}

// What `required` does not ask for; columns.ts says so to people.
const defaults: Omit<ProductValues, 'name' | 'category' | 'prices' | 'lead_days'> = {
  description: {},
  currency: 'USD',
  stock: 0,
  unit: 'piece',
  images: [],
  attributes: {},
  certificates: [],
  tags: [],
  type: '',
  hs_code: '',
  weight_kg: null,
  port: '',
  listed_on: '',
};

function filled<Value extends string | readonly unknown[]>(
  texts: Readonly<Partial<Record<string, Value>>>,
): Partial<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== undefined && text.length > 0),
  );
}
