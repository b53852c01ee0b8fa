// The texts of each filter (schema/src/search-filters.ts). The panel shows the filters in this order.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FilterKind, FilterName, SearchFilter } from '@fairgate/schema/search-filters';
import type { Format } from '#ui/format.ts';
import { rangeOf, type Range } from './facets.ts';

/** Names of the things that the address names by id. */
export type SearchNames = { readonly category?: string | undefined; readonly supplier?: string | undefined };

/** The input of the text functions. */
export type TextContext = { readonly i18n: I18n; readonly format: Format; readonly names: SearchNames };

/** A value, with a name where the server provides one in the language. */
type Value = { readonly value: string; readonly label: string | null };

/**
 * Texts by the kind of the filter. `title` heads its values in the panel, `value` is a value in the panel,
 * `chip` is an active condition.
 */
type Texts = {
  readonly one: { readonly chip: (context: TextContext) => string };
  /** Its chips have the texts of the values. */
  readonly many: {
    readonly title: MessageDescriptor;
    readonly value: (value: Value, context: TextContext) => string;
  };
  readonly flag: {
    readonly title: MessageDescriptor;
    readonly value: MessageDescriptor;
    readonly chip: MessageDescriptor;
  };
  readonly limit: {
    readonly title: MessageDescriptor;
    readonly value: (most: number, context: TextContext) => string;
    readonly chip: (most: number, context: TextContext) => string;
  };
  readonly range: {
    readonly from: MessageDescriptor;
    readonly to: MessageDescriptor;
    readonly apply: MessageDescriptor;
    readonly chip: (range: Range, context: TextContext) => string;
  };
};
type KindOf<Name extends FilterName> = Extract<SearchFilter, { readonly name: Name }>['kind'] & FilterKind;

/** The equivalent of <bdi> in plain text: an amount in dollars keeps its own order in an Arabic sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

function priceText({ from, to }: Range, { i18n, format }: TextContext): string {
  const dollars = (value: number) => ({ amount: String(value), currencyCode: 'USD' });
  if (from !== undefined && to !== undefined) return format.roundMoneyRange(dollars(from), dollars(to));
  if (to !== undefined) return i18n._(msg`Up to ${isolated(format.roundMoney(dollars(to)))}`);
  return from === undefined
    ? i18n._(msg`Any price`)
    : i18n._(msg`From ${isolated(format.roundMoney(dollars(from)))}`);
}

export const filterTexts: { readonly [Name in FilterName]: Texts[KindOf<Name>] } = {
  cat: { title: msg`Category`, value: ({ label }, { i18n }) => label ?? i18n._(msg`One category`) },
  price: { title: msg`Unit price`, value: ({ value }, context) => priceText(rangeOf(value), context) },
  priceRange: {
    from: msg`From ($)`,
    to: msg`To ($)`,
    apply: msg`Apply price`,
    chip: priceText,
  },
  moq: {
    title: msg`Minimum order`,
    value: (most, { i18n, format }) => i18n._(msg`Up to ${format.number(most)}`),
    chip: (most, { i18n, format }) => i18n._(msg`Minimum order up to ${format.number(most)}`),
  },
  ready: { title: msg`Availability`, value: msg`Ready to ship`, chip: msg`Ready to ship` },
  verified: {
    title: msg`Supplier`,
    value: msg`At least one verification`,
    chip: msg`Verified suppliers`,
  },
  country: { title: msg`Supplier’s country`, value: ({ value }, { format }) => format.country(value) },
  biz: {
    title: msg`Business type`,
    value: ({ label }, { i18n }) => label ?? i18n._(msg`One business type`),
  },
  cert: { title: msg`Certificates`, value: ({ value }) => value },
  fair: { title: msg`Trade fairs`, value: ({ label }, { i18n }) => label ?? i18n._(msg`Trade fairs`) },
  id: { chip: ({ i18n, names }) => names.category ?? i18n._(msg`One category`) },
  supplier: { chip: ({ i18n, names }) => names.supplier ?? i18n._(msg`One supplier`) },
};
