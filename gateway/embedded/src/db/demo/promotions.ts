import { hasExhibitors } from './exhibitors.ts';
import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';

/** An e-show for each exhibition with exhibitors. */
export function eshowRows({ exhibitions }: Source): RowOf<'eshow'>[] {
  return exhibitions.filter(hasExhibitors).map(({ id, key }) => ({ shortName: key, exhibitionId: id }));
}

/** A page for each industry of an exhibition, with the categories of its product types as floors. */
export function fairPageRows({ exhibitions, types, categories }: Source): RowOf<'fairPage'>[] {
  const idOf = new Map(
    categories.flatMap(({ children }) => children.map(({ key, id }) => [key, id] as const)),
  );
  const floorsOf = (industry: string) => [
    ...new Set(types.flatMap((type) => (type.industry === industry ? (idOf.get(type.category) ?? []) : []))),
  ];
  return exhibitions
    .filter(hasExhibitors)
    .flatMap(({ id, industries }) =>
      industries
        .map((industry) => ({ exhibitionId: id, pageId: industry, floors: floorsOf(industry) }))
        .filter(({ floors }) => floors.length > 0),
    );
}

/** The prizes of each lottery (vocabulary/prizes.json), the rarest first. */
const lotteryPrizes = [
  { code: 'headphones', chance: 20, stock: 5 },
  { code: 'power-bank', chance: 300, stock: 60 },
  { code: 'sample-box', chance: 1_000, stock: 200 },
  { code: 'tote-bag', chance: 2_500, stock: 500 },
];

export function lotteryPrizeRows({ exhibitions }: Source): RowOf<'lotteryPrize'>[] {
  return exhibitions
    .filter(hasExhibitors)
    .flatMap(({ id }) => lotteryPrizes.map((prize, position) => ({ exhibitionId: id, position, ...prize })));
}

/** The prizes for sharing, by the number of friends who pre-register. */
const sharePrizes = [
  { code: 'tote-bag', friends: 3 },
  { code: 'power-bank', friends: 10 },
  { code: 'trolley-case', friends: 30 },
];

export function sharePrizeRows({ exhibitions }: Source): RowOf<'sharePrize'>[] {
  return exhibitions
    .filter(hasExhibitors)
    .flatMap(({ id }) => sharePrizes.map((prize) => ({ exhibitionId: id, ...prize })));
}
