// Sums of money in thousandths: prices have three decimals (db/schema/product.ts), and binary fractions would round them.
import { decimal } from '../../wire/form.ts';

export function thousandths(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(3, '0').slice(0, 3));
}

export function ofThousandths(sum: bigint): string {
  const digits = sum.toString().padStart(4, '0');
  return decimal(`${digits.slice(0, -3)}.${digits.slice(-3)}`);
}
