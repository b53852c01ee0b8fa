import { todayAt } from '../today.ts';
import { issueBadge } from '../../badges/issue.ts';
import { revokeBadge } from '../../badges/revoke.ts';
import type { Transaction } from '../database.ts';
import { dayAfter } from './day.ts';
import { randomOf } from './random.ts';
import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';
import type { DemoSupplier } from './suppliers.ts';

const exhibitorsPerExhibition = 12;
const visitorCompanies = [
  'Nile Trading House',
  'Hansa Handelskontor',
  'Casa Lindo Importadora',
  'Baltic Home Retail',
];

/**
 * Badges of each exhibition, by number only: of exhibitors, suppliers of its industries, and of a few visitors. The last
 * exhibitor's is revoked.
 */
export function badgeRows(
  exhibitions: readonly RowOf<'exhibition'>[],
  source: Source,
  demoSuppliers: readonly DemoSupplier[],
  today: string,
): RowOf<'badge'>[] {
  return exhibitions.flatMap(({ id, code }) => {
    const random = randomOf(`badges:${id}`);
    const industries = source.exhibitions.find(({ key }) => key === code)?.industries ?? [];
    const categories = new Set(
      source.categories
        .filter(({ key }) => industries.some((industry) => industry === key))
        .map((category) => category.id),
    );
    const fitting = demoSuppliers.filter(
      ({ row }) => categories.size === 0 || categories.has(row.category1Id),
    );
    const exhibiting = random.some(fitting.length > 0 ? fitting : demoSuppliers, exhibitorsPerExhibition);
    const first = random.between(2_000, 7_000);
    const badgeOf = (
      place: number,
      kind: string,
      company: string,
      supplierId: number | null,
    ): RowOf<'badge'> => ({
      number: `B${id}-${first + place}`,
      exhibitionId: id,
      kind,
      company,
      supplierId,
      issuedAt: new Date(dayAfter(today, -random.between(2, 30))),
      revokedAt: null,
    });
    const exhibitors = exhibiting.map(({ row }, place) => badgeOf(place, 'exhibitor', row.name, row.id));
    const last = exhibitors.at(-1);
    if (last && exhibitors.length > 1) last.revokedAt = new Date(dayAfter(today, -1));
    return [
      ...exhibitors,
      ...visitorCompanies.map((company, index) =>
        badgeOf(exhibitors.length + index, 'visitor', company, null),
      ),
    ];
  });
}

const withoutBadge = {
  text: `
    select b.id as "buyerId", b.email, e.id as "exhibitionId", e.closes_on < ${todayAt('e')} as "isOver", e.opens_on > ${todayAt('e')} as "isComing"
    from buyer b cross join exhibition e
    where lower(b.email) = $1 and not exists (select from badge d where d.buyer_id = b.id and d.key_id is not null)
    order by abs(e.opens_on - ${todayAt('e')}), e.id`,
};
type Place = {
  buyerId: number;
  email: string;
  exhibitionId: number;
  isOver: boolean;
  isComing: boolean;
};

/** Badges of a demo account that has none: for an open exhibition, two coming ones, of which the second is revoked, and a past one. */
export async function issueDemoBadges(transaction: Transaction, email: string, name: string): Promise<void> {
  const places = await transaction.rows<Place>(withoutBadge, [email]);
  const coming = places.filter(({ isComing }) => isComing).slice(0, 2);
  const chosen = [
    ...places.filter(({ isOver, isComing }) => !isOver && !isComing).slice(0, 1),
    ...coming,
    ...places.filter(({ isOver }) => isOver).slice(0, 1),
  ];
  for (const { buyerId, exhibitionId } of chosen) {
    const { number } = await issueBadge(transaction, {
      exhibitionId,
      kind: 'visitor',
      name,
      company: 'Nile Trading House',
      email,
      buyerId,
    });
    if (coming[1]?.exhibitionId === exhibitionId) await revokeBadge(transaction, { exhibitionId, number });
  }
}
