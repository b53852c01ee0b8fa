import { dayAfter } from './day.ts';
import type { Made } from './products.ts';
import { type Random, randomOf } from './random.ts';
import type { RowOf } from './rows.ts';
import type { DemoSupplier } from './suppliers.ts';

const issuers = [
  'Eurotest Lab',
  'Intertrace Inspection',
  'Rheinland Prüfwerk',
  'Bureau Merit',
  'Norske Sertifisering',
  'Asia Standards Institute',
];
const firmCertificates = ['ISO 9001', 'ISO 14001', 'BSCI', 'Sedex', 'ISO 45001'];

/** The certificates of a supplier and of its products, each with number, issuer and validity. */
export function certificateRows(
  { row }: DemoSupplier,
  made: readonly Made[],
  today: string,
): RowOf<'certificate'>[] {
  const random = randomOf(`certificates:${row.id}`);
  const carried = new Set(made.flatMap(({ product }) => product.certificates));
  const own = new Set(
    row.verified
      ? ['ISO 9001', ...random.some(firmCertificates, random.between(0, 2))]
      : random.some(firmCertificates, random.between(0, 1)),
  );
  return [...new Set([...own, ...carried])].map((code) => ({
    supplierId: row.id,
    code,
    firm: own.has(code),
    ...paperOf(random, code, today),
  }));
}

function paperOf(
  random: Random,
  code: string,
  today: string,
): { number: string; issuer: string; validTo: string } {
  const prefix =
    code
      .replace(/[^A-Z]/gi, '')
      .slice(0, 3)
      .toUpperCase() || 'C';
  return {
    number: `${prefix}-${random.between(1000, 9999)}-${random.between(100, 9999)}`,
    issuer: random.pick(issuers),
    validTo: dayAfter(today, random.between(90, 1100)),
  };
}
