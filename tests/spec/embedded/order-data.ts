// Orders, and the products that are ordered.
import type { Person } from './person.ts';
import { demoSupplier, ownProduct, productsOf, supplierPerson } from './rfq-data.ts';
import type { Embedded } from './store.ts';

const service = 'supplier';

export type Order = {
  orderId: string;
  orderNo: string;
  state: string;
  amount: string;
  supplierId: string;
  quotationId: string | null;
  contact: { contactName: string; email: string } | null;
  address: string;
  fromStock: boolean;
  invoice: boolean;
  reason: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  goods: {
    goodsSpuId: string;
    variantId: string | null;
    sku: string | null;
    quantity: number;
    price: string;
  }[];
};

/** A product and a variant of the demo supplier that are in stock, at the minimum order and its price. */
export type Item = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly minimum: number;
  readonly price: string;
};

async function itemOf(embedded: Embedded, productId: string, variantId: string | null): Promise<Item> {
  const [row] = await embedded.db.rows<{ minimum: number; price: string }>(
    {
      text: `
        select quantity_from as minimum, trim_scale(price)::text as price from (
          select quantity_from, price, 0 as place from variant_price_step where variant_id = $2
          union all select quantity_from, price, 1 from price_step where product_id = $1) steps
        order by place, quantity_from limit 1`,
    },
    [productId, variantId],
  );
  if (!row) throw new Error('a product has no price');
  return { productId, variantId, ...row };
}

/** Puts a stock of so many minimum orders in place. */
export async function setStock(
  embedded: Embedded,
  { productId, variantId }: Item,
  stock: number,
): Promise<void> {
  if (variantId === null)
    await embedded.db.rows({ text: 'update product set stock = $2 where id = $1' }, [productId, stock]);
  else
    await embedded.db.rows({ text: 'update product_variant set stock = $2 where id = $1' }, [
      variantId,
      stock,
    ]);
}

export async function stockOf(embedded: Embedded, { productId, variantId }: Item): Promise<number> {
  const [row] = await embedded.db.rows<{ stock: number }>(
    {
      text: 'select coalesce((select stock from product_variant where id = $2), stock) as stock from product where id = $1',
    },
    [productId, variantId],
  );
  return row?.stock ?? -1;
}

/** A product without variants, and a variant of another one. */
export async function itemsOf(embedded: Embedded): Promise<{ plain: Item; varied: Item }> {
  const { supplierId } = await ownProduct(embedded);
  const { varied, plain } = await productsOf(embedded, supplierId);
  return {
    plain: await itemOf(embedded, plain, null),
    varied: await itemOf(embedded, varied.id, varied.variantId),
  };
}

export const orderForm = ({ productId, variantId, minimum, price }: Item, change: object = {}) => ({
  productId,
  variantId,
  quantity: minimum,
  price,
  currency: 'USD',
  contactName: 'Amal Hassan',
  companyName: 'Nile Trading',
  phone: '+20 100 123 4567',
  destinationCode: 'EG',
  address: '12 Nile Street\nCairo',
  note: 'Please pack on pallets.',
  ...change,
});

/** The fields of a golden payload of orders with ids that exist: an order of the person in the state that the operation needs. */
export async function orderFields(
  embedded: Embedded,
  person: Person,
  { operation, given }: { operation: string; given: Readonly<Record<string, unknown>> },
): Promise<object> {
  const isOrder = operation === 'submitOrder' || 'orderId' in given || 'orderIds' in given;
  if (!isOrder) return {};
  const { varied } = await itemsOf(embedded);
  await setStock(embedded, varied, 1_000_000);
  const form = orderForm(varied);
  if (operation === 'submitOrder') return { ...form, shipmentTerm: null, paymentTerm: null };
  const { orderId } = (await person.call<Order>('/order/submitOrder.json', form)).data;
  const supplier = await supplierPerson(embedded, demoSupplier);
  const steps = /ProformaInvoice|shipOrder/.test(operation)
    ? ['confirmOrder']
    : operation === 'receiveOrder'
      ? ['confirmOrder', 'shipOrder']
      : [];
  for (const step of steps) await supplier.call(`/order/${step}.json`, { orderId }, { service });
  return 'orderIds' in given ? { orderIds: [orderId] } : { orderId };
}
