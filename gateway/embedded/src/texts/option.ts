import { formatMeasure, type Measure } from './measure.ts';
import type { Phrases } from './phrases.ts';

/** An option of a product with one of its values: see the table `product_option`. */
export type Choice = Measure & { readonly key: string };

/** The same in words: "Colour", "Black". */
export type ChoiceText = { readonly key: string; readonly name: string; readonly value: string };

export function formatChoice(phrases: Phrases, choice: Choice): ChoiceText {
  return {
    key: choice.key,
    name: phrases.textOf('attributes', choice.key),
    value: formatMeasure(phrases, choice),
  };
}
