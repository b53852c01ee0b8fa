import { dayAfter } from './day.ts';
import { randomOf } from './random.ts';
import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';

const buyers = [
  ['DE', 'M. Keller'],
  ['PL', 'A. Nowicka'],
  ['EG', 'H. Mansour'],
  ['MX', 'J. Herrera'],
  ['BR', 'C. Moreira'],
  ['TR', 'S. Aydın'],
  ['AE', 'R. Haddad'],
  ['VN', 'Nguyen T. H.'],
  ['ID', 'D. Prasetyo'],
  ['US', 'L. Whitman'],
  ['FR', 'P. Garnier'],
  ['KE', 'W. Kamau'],
  ['ZA', 'T. Naidoo'],
  ['JP', 'K. Mori'],
  ['ES', 'I. Robles'],
  ['IT', 'G. Fontana'],
  ['MY', 'Z. Rahman'],
  ['GB', 'E. Foster'],
] as const;

/** The reviews of a product, newest first: mostly a few, sometimes none, sometimes a few dozen; all distinct. */
export function makeReviews(
  { reviews }: Source,
  productId: number,
  minimumOrder: number,
  today: string,
): RowOf<'review'>[] {
  const random = randomOf(`reviews:${productId}`);
  const texts = random.some(reviews, random.chance(0.22) ? 0 : random.between(...manyOrFew(random.next())));
  const days = texts.map(() => random.between(5, 500)).sort((a, b) => a - b);
  return texts.map((review, position) => {
    const [countryId, buyer] = random.pick(buyers);
    return {
      productId,
      position,
      score: review.stars,
      text: `${review.key}:text`,
      buyer,
      countryId,
      quantity: minimumOrder * random.between(1, 6),
      writtenOn: dayAfter(today, -(days[position] ?? 0)),
    };
  });
}

const manyOrFew = (chance: number): [number, number] =>
  chance < 0.04 ? [24, 44] : chance < 0.18 ? [6, 12] : [1, 5];

/** The mean to one decimal, 0 without reviews. */
export function ratingOf(reviews: readonly { readonly score: number }[]): {
  rating: number;
  reviewCount: number;
} {
  const sum = reviews.reduce((total, { score }) => total + score, 0);
  return {
    rating: reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10,
    reviewCount: reviews.length,
  };
}
