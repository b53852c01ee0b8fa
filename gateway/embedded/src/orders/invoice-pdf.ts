// The proforma invoice as a PDF. Texts are drawn, as those of a badge: names may be in any script.
import type { LanguageCode } from '@fairgate/schema/locales';
import { ofThousandths } from '../buyer/cart/money.ts';
import { formatCount } from '../texts/measure.ts';
import type { Phrases } from '../texts/phrases.ts';
import { formatCountry } from '../texts/sentences.ts';
import { openPage, page, type Page } from './invoice-page.ts';
import { numberOfOrder, type OrderRow, totalOf } from './order-row.ts';

export type InvoiceParty = { readonly name: string; readonly lines: readonly string[] };
type Sides = { readonly seller: InvoiceParty; readonly buyer: InvoiceParty };

const { margin } = page;
const inner = page.width - 2 * margin;
const gap = 40;
const small = { px: 24 };
const linesMost = 9;

/** The columns of the goods: from the margin, and how wide. */
const columns = {
  goods: { x: margin, width: 640 },
  quantity: { x: margin + 660, width: 230 },
  price: { x: margin + 910, width: 220 },
  total: { x: margin + 1150, width: inner - 1150 },
} as const;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
const money = (amount: string): string => number.format(amount as `${number}`);

export async function invoicePdf(
  order: OrderRow,
  { seller, buyer }: Sides,
  english: Phrases,
  language: LanguageCode,
): Promise<Buffer> {
  const sheet = openPage(language);
  const invoiceNo = `PI-${order.id}`;
  let y = await head(sheet, order, invoiceNo);
  y = Math.max(
    await side(sheet, 'Seller', seller, { x: margin, y }),
    await side(sheet, 'Buyer', buyer, { x: margin + inner / 2 + gap / 2, y }),
  );
  y = await goods(sheet, order, english, y + gap);
  await terms(sheet, order, english, y + gap);
  return sheet.pdf(`Proforma invoice ${invoiceNo}`);
}

async function head(sheet: Page, order: OrderRow, invoiceNo: string): Promise<number> {
  const all = { x: margin, width: inner };
  const below = await sheet.put('Proforma invoice', { ...all, y: margin, weight: 700, px: 60 });
  let y = await sheet.put(invoiceNo, { ...all, y: margin, at: 'end', weight: 700, px: 40 });
  const dates = [
    order.confirmed_at && `Date: ${day.format(order.confirmed_at)}`,
    `Order: ${numberOfOrder(order.id)}, ${day.format(order.created_at)}`,
  ];
  for (const text of dates) if (text) y = await sheet.put(text, { ...all, y, at: 'end', ...small });
  return Math.max(below, y) + gap;
}

async function side(
  sheet: Page,
  title: string,
  { name, lines }: InvoiceParty,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<number> {
  const width = inner / 2 - gap / 2;
  let below = await sheet.put(title, { x, y, width, ...small });
  below = await sheet.put(name, { x, y: below, width, weight: 700, px: 32 });
  for (const line of lines.filter((one) => one.trim() !== '').slice(0, linesMost))
    below = await sheet.put(line, { x, y: below, width });
  return below;
}

async function goods(sheet: Page, order: OrderRow, english: Phrases, from: number): Promise<number> {
  const { currency } = order;
  const row = async (texts: Record<keyof typeof columns, string>, y: number, weight = 400) => {
    const ends = [await sheet.put(texts.goods, { ...columns.goods, y, weight })];
    for (const name of ['quantity', 'price', 'total'] as const)
      ends.push(await sheet.put(texts[name], { ...columns[name], y, at: 'end', weight }));
    return Math.max(...ends);
  };
  sheet.rule(from);
  const titles = {
    goods: 'Description',
    quantity: 'Quantity',
    price: 'Unit price',
    total: `Total (${currency})`,
  };
  let y = await row(titles, from + 20, 700);
  sheet.rule(y + 10);
  y += 30;
  for (const line of order.lines) {
    const texts = {
      goods: line.english_name,
      quantity: formatCount(english, line.unit, line.quantity),
      price: money(line.price),
      total: money(ofThousandths(totalOf(line))),
    };
    y = await row(texts, y);
    if (line.sku !== null) y = await sheet.put(`SKU: ${line.sku}`, { ...columns.goods, y, ...small });
    y += 20;
  }
  sheet.rule(y);
  const sum = ofThousandths(order.lines.reduce((total, line) => total + totalOf(line), 0n));
  const whole = { x: margin, width: inner, y: y + 24, weight: 700, px: 36 };
  await sheet.put('Total', whole);
  return sheet.put(`${currency} ${money(sum)}`, { ...whole, at: 'end' });
}

async function terms(sheet: Page, order: OrderRow, english: Phrases, from: number): Promise<void> {
  const nameOf = (kind: 'shipment' | 'payment', code: string) => english.textOf('terms', `${kind}:${code}`);
  const { lead_days_from: least, lead_days_to: most } = order;
  const port = order.port === null ? '' : ` ${english.textOf('ports', order.port)}`;
  const facts: [name: string, value: string | null][] = [
    [
      'Incoterm',
      order.shipment_term && `${order.shipment_term}${port} (${nameOf('shipment', order.shipment_term)})`,
    ],
    ['Payment', order.payment_term && nameOf('payment', order.payment_term)],
    ['Lead time', least === most ? `${most} days` : `${least} to ${most} days`],
    ['Delivery to', formatCountry('en', order.destination_id)],
    ['Needed on', order.needed_on && day.format(new Date(order.needed_on))],
    ['Valid until', order.valid_until && day.format(new Date(order.valid_until))],
  ];
  let y = from;
  for (const [name, value] of facts) {
    if (!value) continue;
    await sheet.put(name, { x: margin, y, width: 260 });
    y = await sheet.put(value, { x: margin + 280, y, width: inner - 280 });
  }
}
