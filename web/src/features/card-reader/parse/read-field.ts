import type { CardField } from '@fairgate/schema/constants';

/** What a line of a card can be. */
export type ReadField = CardField | 'address';
export const readFields: readonly ReadField[] = [
  'name',
  'company',
  'jobTitle',
  'email',
  'phone',
  'website',
  'address',
  'countryCode',
];

/** A line as it is shown for correction. */
export type FoundLine = {
  readonly text: string;
  /** Undefined: it is not used. */
  readonly field: ReadField | undefined;
};

/** One value each: when a line becomes one of these, the line that was it is not used any more. */
const single: ReadonlySet<ReadField> = new Set(['email', 'phone', 'website', 'countryCode']);

/** The lines after a person has said what one of them is. */
export const reassigned = (
  lines: readonly FoundLine[],
  at: number,
  field: ReadField | undefined,
): readonly FoundLine[] =>
  lines.map((line, index) => {
    if (index === at) return { ...line, field };
    return field && single.has(field) && line.field === field ? { ...line, field: undefined } : line;
  });
