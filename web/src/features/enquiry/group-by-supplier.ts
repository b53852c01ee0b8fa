import type { EnquiryLine, EnquiryTarget } from './enquiry-values.ts';

export type CartEnquiryLine = EnquiryLine & { readonly supplierId: string };

/** One enquiry to each supplier, in the order of the lines. */
export function groupBySupplier(lines: readonly CartEnquiryLine[]): EnquiryTarget[] {
  const bySupplier = new Map<string, EnquiryLine[]>();
  for (const { supplierId, ...line } of lines) {
    const known = bySupplier.get(supplierId);
    if (known) known.push(line);
    else bySupplier.set(supplierId, [line]);
  }
  return [...bySupplier].map(([supplierId, ofSupplier]) => ({ supplierId, lines: ofSupplier }));
}
