// What a form that a card is read for gives, and takes.
import type { CardReading } from './parse/to-reading.ts';
import type { ReadField } from './parse/read-field.ts';

export type CardTarget = {
  /** The draft of the form: the lines that were read are kept with it. */
  readonly draft: string;
  /** What the form's fields have now. */
  readonly valuesNow: () => Partial<Record<ReadField, string>>;
  /** Fills fields: empty ones, and the others where `replaces`. */
  readonly onFill: (
    reading: CardReading,
    replaces: boolean,
  ) => { readonly count: number; readonly undo: () => void };
};
