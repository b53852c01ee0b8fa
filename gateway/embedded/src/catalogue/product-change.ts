import type { Firm } from './firms.ts';
import type { Picture } from './picture-store.ts';
import type { ProductValues } from './values.ts';

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
