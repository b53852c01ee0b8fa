// Wire → GraphQL for structures that several sources share.
import type { z } from 'zod';
import type {
  Certificate,
  MeasureUnit,
  Money,
  Picture,
  Quantity,
  Rating,
  Unit,
} from '../generated/resolvers.ts';
import type { certificate, unit } from './shapes.ts';

const fullSizePx = 800;

export function toMoney(amount: string, currency: string): Money {
  return { amount, currencyCode: currency };
}

/** A measure of the wire; its name states the unit. */
export function toQuantity(value: number | null | undefined, unit: MeasureUnit): Quantity | null {
  return value == null ? null : { value, unit };
}

export function toUnit({ key, one, many, forms }: z.infer<typeof unit>): Unit {
  return { key, singular: one, plural: many, forms: forms ?? { one, other: many } };
}

/** Maps a path of the buyer gateway's image service to one of this gateway; keeps an absolute address. */
function toPictureSrc(address: string): string {
  return address.startsWith('/images/') ? address.replace('/images/', '/pictures/') : address;
}

export function toPicture(
  wire: {
    image?: string | null | undefined;
    imageWidth?: number | null | undefined;
    imageHeight?: number | null | undefined;
  },
  alt: string,
): Picture | null {
  if (!wire.image) return null;
  return {
    src: toPictureSrc(wire.image),
    width: wire.imageWidth ?? fullSizePx,
    height: wire.imageHeight ?? fullSizePx,
    alt,
  };
}

export function toRating(wire: {
  stars?: number | null | undefined;
  reviewCount?: number | null | undefined;
}): Rating | null {
  return wire.stars && wire.reviewCount ? { average: wire.stars, count: wire.reviewCount } : null;
}

export function toCertificate(wire: z.infer<typeof certificate>): Certificate {
  return {
    code: wire.code,
    number: wire.number ?? null,
    issuer: wire.issuer ?? null,
    validUntil: wire.validTo ?? null,
  };
}
