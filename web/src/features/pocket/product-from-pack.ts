import type { PocketProduct } from '@fairgate/schema/pocket';
import type { ExhibitorProductFragment } from '#graphql';
import { pictureOf, type OpenPack } from './open-pack.ts';

export function productFromPack(stored: OpenPack, product: PocketProduct): ExhibitorProductFragment {
  const { id, slug, name, currencyCode, price, picture } = product;
  const money = (amount: string) => ({ __typename: 'Money' as const, amount, currencyCode });
  const unit = stored.pack.exhibition.units.find(({ key }) => key === product.unit);
  const { zero = null, one = null, two = null, few = null, many = null, other = '' } = unit?.forms ?? {};
  return {
    __typename: 'Product',
    id,
    slug,
    name,
    picture: pictureOf(stored, picture),
    price: { __typename: 'PriceRange', from: money(price[0]), to: money(price[1]) },
    unit: {
      __typename: 'Unit',
      singular: unit?.singular ?? '',
      plural: unit?.plural ?? '',
      forms: { __typename: 'PluralForms', zero, one, two, few, many, other },
    },
  };
}
