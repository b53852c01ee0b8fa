import { z } from 'zod';
import type { Store } from '../store.ts';
import type { Phrases } from '../texts/phrases.ts';
import { formatCountry } from '../texts/sentences.ts';
import { partyOf } from '../conversations/party.ts';
import { failureCodes } from '../wire/codes.ts';
import type { Dialect } from '../wire/dialect.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { idText, toId } from '../wire/form.ts';
import { operation, type OperationMaker } from '../wire/operation.ts';
import type { InvoiceParty } from './invoice-pdf.ts';
import { findOrders, hasInvoice, type OrderRow } from './order-row.ts';

const supplier = {
  name: 'seller of order',
  text: 'select name, city, country_id as "countryId" from supplier where id = $1',
};
type SupplierRow = { readonly name: string; readonly city: string; readonly countryId: string };

/**
 * The proforma invoice of a party's order, as a PDF (base64). Its words are English, which banks and customs read. Throws ErrorAnswer 404 if
 * the order is not theirs, or is not confirmed.
 */
export function proformaInvoice(at: {
  readonly name: string;
  readonly path: string;
  readonly dialect: Dialect;
}): OperationMaker {
  return ({ db, phraseCache }: Store) =>
    operation({
      ...at,
      request: z.object({ orderId: idText }),
      async handle({ orderId }, call) {
        const [order] = await findOrders(db, await partyOf(db, call), [toId(orderId) ?? 0]);
        if (!order || !hasInvoice(order))
          throw new ErrorAnswer(failureCodes.notFound, 'there is no such confirmed order');
        const english = await phraseCache.phrasesIn('en');
        const [row] = await db.rows<SupplierRow>(supplier, [order.supplier_id]);
        // The code that draws is loaded with the first invoice.
        const { invoicePdf } = await import('./invoice-pdf.ts');
        const sides = { seller: sellerOf(row, english), buyer: buyerOf(order) };
        const file = await invoicePdf(order, sides, english, call.language);
        return { file: file.toString('base64') };
      },
    });
}

const sellerOf = (row: SupplierRow | undefined, english: Phrases): InvoiceParty => ({
  name: row?.name ?? '',
  lines: row ? [english.textOf('cities', row.city), formatCountry('en', row.countryId)] : [],
});

const buyerOf = (order: OrderRow): InvoiceParty => ({
  name: order.company_name ?? order.contact_name,
  lines: [
    ...(order.company_name === null ? [] : [order.contact_name]),
    ...order.address.split('\n'),
    formatCountry('en', order.destination_id),
  ],
});
