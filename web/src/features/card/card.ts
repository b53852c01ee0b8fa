import type { CardFieldsFragment } from '#graphql';
import { cardFields, type CardField } from '@fairgate/schema/constants';

/** The fields of a card; null where one is not given or not disclosed. */
export type Card = Readonly<Record<CardField, string | null>>;

/** Only the fields: an item on the device must not hold a whole answer. */
export const toCard = (found: Partial<CardFieldsFragment>): Card =>
  Object.fromEntries(cardFields.map((field) => [field, found[field] ?? null])) as Card;

/** The best name for a card. */
export const titleOf = ({ name, company, email }: Card): string => name ?? company ?? email ?? '';
