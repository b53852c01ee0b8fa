import type { OwnCardQuery } from '#graphql';
import { type Card, toCard } from './card.ts';

/** A buyer, or a supplier's person. */
export type CardHolder = Extract<
  NonNullable<OwnCardQuery['viewer']>,
  { __typename: 'Buyer' | 'SupplierUser' }
>;

/** What the account knows, for the first card. */
export function proposedCard(holder: CardHolder): Card {
  if (holder.__typename === 'SupplierUser') {
    const { name, email, supplier } = holder;
    return toCard({
      name,
      email,
      company: supplier?.name ?? null,
      countryCode: supplier?.countryCode ?? null,
    });
  }
  const { contactName, companyName, companyWebsite, countryCode, dialingCode, mobile } = holder.purchaseInfo;
  return toCard({
    name: contactName,
    company: companyName,
    website: companyWebsite,
    countryCode,
    email: holder.email,
    phone: mobile && dialingCode ? `+${dialingCode} ${mobile}` : mobile,
  });
}
