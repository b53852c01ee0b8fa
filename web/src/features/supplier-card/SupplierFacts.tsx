import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SupplierCardFragment } from '#graphql';
import { useFormat } from '#ui/format.ts';
import { TextSpace } from '#ui/TextSpace.tsx';

type Business = Pick<
  SupplierCardFragment,
  'businessTypeName' | 'city' | 'countryCode' | 'yearsOnSite' | 'employees'
>;

/** Two lines: kind of business and place; years on the site and number of employees. */
export function SupplierBusiness({
  supplier,
  className,
}: {
  readonly supplier: Business;
  readonly className: string;
}) {
  const { businessTypeName, city, countryCode, yearsOnSite } = supplier;
  const { t } = useLingui();
  const { rangeOfText, country } = useFormat();
  const employees = rangeOfText(supplier.employees);
  return (
    <>
      <p className={className}>
        {businessTypeName}
        <span aria-hidden> · </span>
        <span suppressHydrationWarning>{t`${city}, ${country(countryCode)}`}</span>
      </p>
      <p className={className}>
        <Plural
          value={yearsOnSite}
          _0="New on Fairgate"
          one="# year on Fairgate"
          other="# years on Fairgate"
        />
        <span aria-hidden> · </span>
        <Trans>{employees} employees</Trans>
      </p>
    </>
  );
}

type Certificates = Pick<SupplierCardFragment, 'certificates'>;

/** The codes of the certificates in one line; nothing without certificates. */
export function CertifiedLine({ certificates, className }: Certificates & { readonly className?: string }) {
  const { list } = useFormat();
  if (certificates.length === 0) return null;
  // Isolated: a code does not change the direction of a list.
  const codes = certificates.map(({ code }) => `\u2068${code}\u2069`);
  return (
    <p className={className}>
      <span className="text-mute">
        <Trans>Certified:</Trans>
      </span>
      <TextSpace />
      {list(codes)}
    </p>
  );
}
