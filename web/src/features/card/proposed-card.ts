import type { OwnCardQuery } from '#graphql';
import { type Card, toCard } from './card.ts';

type Buyer = Extract<NonNullable<OwnCardQuery['viewer']>, { __typename: 'Buyer' }>;

/** What the account knows, for the first card. */
export function proposedCard({ email, purchaseInfo }: Buyer): Card {
  const { contactName, companyName, companyWebsite, countryCode, dialingCode, mobile } = purchaseInfo;
  return toCard({
    name: contactName,
    company: companyName,
    website: companyWebsite,
    countryCode,
    email,
    phone: mobile && dialingCode ? `+${dialingCode} ${mobile}` : mobile,
  });
}
