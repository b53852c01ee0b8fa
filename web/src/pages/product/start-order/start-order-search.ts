import { quantityMaxUnits } from '@fairgate/schema/limits';

/** The chosen variant, the quantity, and the accepted quotation that is ordered from. */
export type StartOrderSearch = {
  readonly variant?: string | undefined;
  readonly quantity?: number | undefined;
  readonly quotation?: string | undefined;
};

const idIn = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,18}$/.test(text) ? text : undefined;
};

export function readStartOrderSearch(search: Readonly<Record<string, unknown>>): StartOrderSearch {
  const [variant, quotation] = [idIn(search['variant']), idIn(search['quotation'])];
  const quantity = Number(search['quantity']);
  return {
    ...(variant !== undefined && { variant }),
    ...(Number.isInteger(quantity) && quantity > 0 && quantity <= quantityMaxUnits && { quantity }),
    ...(quotation !== undefined && { quotation }),
  };
}
