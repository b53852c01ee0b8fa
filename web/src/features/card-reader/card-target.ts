// What a form that a card is read for gives, and takes.
import type { CardReading } from './parse/to-reading.ts';
import type { ReadField } from './parse/read-field.ts';

export type CardTarget = {
  /** What the form's fields have now. */
  readonly valuesNow: () => Partial<Record<ReadField, string>>;
  /** Fills fields: empty ones, and the others where `replaces`. */
  readonly onFill: (
    reading: CardReading,
    replaces: boolean,
  ) => { readonly count: number; readonly undo: () => void };
};
