// The contract between a form and what reads a business card for it (§7.3 Card OCR).
import type { CardField } from '@fairgate/schema/constants';
import type { Filled } from './fill-fields.ts';

/** What was read and a person confirmed; only what was found. */
export type CardReading = Readonly<
  Partial<
    Record<
      | CardField
      | 'address'
      /** §3 The job title as a choice of the registration, as the API names it. */
      | 'role'
      /** The calling code of the country, and the number within it: the parts of `phone`, where they are known. */
      | 'dialingCode'
      | 'mobile',
      string
    >
  >
>;

export type CardTarget = {
  /** The draft of the form: the lines that were read are kept with it. */
  readonly draft: string;
  /** What the form's fields have now, as a person reads it. */
  readonly valuesNow: () => Partial<Record<CardField, string>>;
  /** Fills fields: empty ones, and the others where `replaces`. */
  readonly onFill: (reading: CardReading, replaces: boolean) => Filled;
};
