// To-do items for a supplier, derived from its public data.
import type { OwnCompanyQuery } from '#graphql';

export type OwnSupplier = NonNullable<
  Extract<NonNullable<OwnCompanyQuery['viewer']>, { __typename: 'SupplierUser' }>['supplier']
>;

/** `date` is a day, YYYY-MM-DD. */
export type ToDo =
  | {
      readonly kind: 'certificate-expired' | 'certificate-expires';
      readonly code: string;
      readonly date: string;
    }
  | { readonly kind: 'never-checked' | 'no-products' }
  | { readonly kind: 'checked-long-ago'; readonly date: string };

const dayMs = 86_400_000;
/** An issuer takes about three months to renew a certificate. */
const renewalDays = 90;
/** A verification older than a year means little to buyers. */
const freshDays = 365;

/** The most urgent first. @param today YYYY-MM-DD */
export function findToDos(
  {
    certificates,
    verifications,
    productCount,
  }: Pick<OwnSupplier, 'certificates' | 'verifications' | 'productCount'>,
  today: string,
): ToDo[] {
  const dayIn = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
  const expiring = certificates
    .flatMap(({ code, validUntil }): ToDo[] =>
      validUntil && validUntil <= dayIn(renewalDays)
        ? [
            {
              kind: validUntil < today ? 'certificate-expired' : 'certificate-expires',
              code,
              date: validUntil,
            },
          ]
        : [],
    )
    .toSorted((one, other) => ('date' in one && 'date' in other ? one.date.localeCompare(other.date) : 0));
  const lastCheck = verifications
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  return [
    ...(productCount === 0 ? [{ kind: 'no-products' } as const] : []),
    ...(lastCheck === undefined ? [{ kind: 'never-checked' } as const] : []),
    ...expiring,
    ...(lastCheck !== undefined && lastCheck < dayIn(-freshDays)
      ? [{ kind: 'checked-long-ago', date: lastCheck } as const]
      : []),
  ];
}
