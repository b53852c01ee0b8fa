// RFQs and quotations, and the suppliers that get them.
import { newEmail, newPerson, type Person } from './person.ts';
import type { Embedded } from './store.ts';

export const demoSupplier = 'supplier@fairgate.example';

/** A person of a supplier, signed in to the supplier service. */
export async function supplierPerson(embedded: Embedded, email = demoSupplier): Promise<Person> {
  const guest = newPerson(embedded);
  const { data } = await guest.call<{ token: string }>(
    '/login/loginPc.json',
    { account: email, password: 'fairgate1' },
    { service: 'supplier' },
  );
  return guest.with(data.token);
}

export type OwnProduct = { id: string; supplierId: string; categoryId: string; stock: number };

/** The product of the demo supplier with the largest stock. */
export async function ownProduct(embedded: Embedded): Promise<OwnProduct> {
  const [row] = await embedded.db.rows<OwnProduct>(
    {
      text: `select p.id::text, p.supplier_id::text as "supplierId", p.category2_id::text as "categoryId", p.stock from product p
        join supplier_account a on a.supplier_id = p.supplier_id where a.email = $1 order by p.stock desc limit 1`,
    },
    [demoSupplier],
  );
  if (!row) throw new Error('the demo supplier has no product');
  return row;
}

/** A product of a supplier with a variant, and one without variants; each has a stock. */
export async function productsOf(
  embedded: Embedded,
  supplierId: string,
): Promise<{ varied: { id: string; variantId: string }; plain: string }> {
  const [varied] = await embedded.db.rows<{ id: string; variantId: string }>(
    {
      text: `select p.id::text, v.id::text as "variantId" from product p join product_variant v on v.product_id = p.id
        where p.supplier_id = $1 and v.stock > 10 order by p.id, v.id limit 1`,
    },
    [supplierId],
  );
  const [plain] = await embedded.db.rows<{ id: string }>(
    {
      text: `select p.id::text from product p where p.supplier_id = $1 and p.stock > 10
        and not exists (select from product_variant v where v.product_id = p.id) order by p.id limit 1`,
    },
    [supplierId],
  );
  if (!varied || !plain) throw new Error('the demo supplier lacks a product with or without variants');
  return { varied, plain: plain.id };
}

/** A person of a second supplier, which has no product in the category. Resolves to its id. */
export async function addSupplierOutside(
  embedded: Embedded,
  { email, categoryId }: { email: string; categoryId: string },
): Promise<string> {
  const [row] = await embedded.db.rows<{ id: string }>(
    {
      text: `
        insert into supplier_account (supplier_id, email, password_hash, name)
        select (select s.id from supplier s where not exists (select from supplier_account a where a.supplier_id = s.id)
          and not exists (select from product p where p.supplier_id = s.id and p.category2_id = $1::int) order by s.id limit 1),
          $2, password_hash, 'Other' from supplier_account where email = $3
        returning supplier_id::text as id`,
    },
    [categoryId, email, demoSupplier],
  );
  return row?.id ?? '';
}

export const rfqForm = (change: object = {}) => ({
  productName: 'Kettles',
  quantity: 500,
  unit: 'piece',
  currency: 'USD',
  targetPrice: '11.5',
  description: 'UK plug',
  isOpen: false,
  contactName: 'Amal',
  companyName: 'Nile Trading',
  ...change,
});

/** The form of a change of an RFQ. */
export function rfqChange(rfqId: string, change: object = {}): object {
  const { contactName: _, companyName: __, ...form } = rfqForm(change);
  return { ...form, rfqId };
}

export const quotationForm = (rfqId: string, change: object = {}) => ({
  rfqId,
  tiers: [
    { quantityFrom: 500, price: '11.2' },
    { quantityFrom: 1000, price: '10.8' },
  ],
  currency: 'USD',
  unit: 'piece',
  minimumOrder: 500,
  shipmentTerm: 'FOB',
  leadDaysFrom: 20,
  leadDaysTo: 30,
  sampleCost: '0',
  validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  note: '',
  ...change,
});

/** The fields of a golden payload of RFQs with ids that exist. @param email that of the person, whose RFQ it is. */
export async function rfqFields(
  embedded: Embedded,
  { person, email }: { person: Person; email: string },
  { path, given }: { path: string; given: Readonly<Record<string, unknown>> },
): Promise<object> {
  if (!path.startsWith('/rfq/')) return {};
  // The account of a guest's RFQ.
  if (path.includes('regAfterRfq'))
    await embedded.db.rows({ text: 'update buyer set password_hash = null where email = $1' }, [email]);
  const { id: productId, supplierId } = await ownProduct(embedded);
  const fields = {
    ...('productId' in given && { productId }),
    ...('supplierIds' in given && { supplierIds: [supplierId] }),
    ...('attachmentIds' in given && { attachmentIds: [] }),
    ...('email' in given && 'productId' in given && { email: newEmail() }),
  };
  if (!('rfqId' in given) && !('quotationId' in given)) return fields;
  const form = rfqForm({ supplierIds: [supplierId] });
  const { rfqId } = (await person.call<{ rfqId: string }>('/rfq/addRfq.json', form)).data;
  if ('rfqId' in given) return { ...fields, rfqId };
  const supplier = await supplierPerson(embedded);
  const { data } = await supplier.call<{ quotations: { quotationId: string }[] }>(
    '/rfq/sendQuotation.json',
    quotationForm(rfqId),
    { service: 'supplier' },
  );
  return { ...fields, quotationId: data.quotations[0]?.quotationId };
}
