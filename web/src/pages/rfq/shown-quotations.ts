import type { QuotationFiguresFragment } from '#graphql';

/** The quotation of each supplier that counts: what was replaced or taken back is left out. */
export const shownQuotations = (
  quotations: readonly QuotationFiguresFragment[],
): readonly QuotationFiguresFragment[] =>
  quotations.filter(({ state }) => state !== 'REPLACED' && state !== 'WITHDRAWN');
