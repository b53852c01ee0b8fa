import { dayAfter } from './day.ts';
import { randomOf } from './random.ts';
import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';
import type { DemoSupplier } from './suppliers.ts';

const exhibitorsPerFair = 12;
const visitorCompanies = [
  'Nile Trading House',
  'Hansa Handelskontor',
  'Casa Lindo Importadora',
  'Baltic Home Retail',
];

/**
 * Badges of each exhibition: of exhibitors, suppliers of its industries, and of a few visitors. The last exhibitor's is
 * withdrawn.
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
    const exhibiting = random.some(fitting.length > 0 ? fitting : demoSuppliers, exhibitorsPerFair);
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
      issuedOn: dayAfter(today, -random.between(2, 30)),
      withdrawnOn: null,
    });
    const exhibitors = exhibiting.map(({ row }, place) => badgeOf(place, 'exhibitor', row.name, row.id));
    const last = exhibitors.at(-1);
    if (last && exhibitors.length > 1) last.withdrawnOn = dayAfter(today, -1);
    return [
      ...exhibitors,
      ...visitorCompanies.map((company, index) =>
        badgeOf(exhibitors.length + index, 'visitor', company, null),
      ),
    ];
  });
}
