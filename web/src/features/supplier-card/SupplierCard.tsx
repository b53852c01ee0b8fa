import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ReplyTime } from './ReplyTime.tsx';
import type { SupplierCardFragment } from '#graphql';
import { Card } from '#ui/Card.tsx';
import { useFormat } from '#ui/format.ts';
import { Rating } from '#ui/Rating.tsx';
import { VerificationList } from './VerificationList.tsx';
import { TextSpace } from '#ui/TextSpace.tsx';

/** The supplier next to its product: name, place, years on the site, verification, responsiveness. */
export function SupplierCard({ supplier }: { supplier: SupplierCardFragment }) {
  const {
    id,
    slug,
    name,
    countryCode,
    city,
    businessTypeName,
    yearsOnSite,
    productCount,
    rating,
    certificates,
    verifications,
    responsiveness,
  } = supplier;
  const { t } = useLingui();
  const { rangeOfText, list, country } = useFormat();
  const employees = rangeOfText(supplier.employees);
  // Isolated: a code does not change the direction of a list.
  const codes = certificates.map(({ code }) => `\u2068${code}\u2069`);
  return (
    <Card className="grid gap-3 p-4 md:p-5">
      <div className="grid gap-0.5">
        <h2 dir="auto" className="text-match text-lg">
          <Link
            to="/supplier/{$supplier}.html"
            params={{ supplier: { slug, id } }}
            className="line-link hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-sm text-mute">
          {businessTypeName}
          <span aria-hidden> · </span>
          <span suppressHydrationWarning>{t`${city}, ${country(countryCode)}`}</span>
        </p>
        <p className="text-sm text-mute">
          <Plural
            value={yearsOnSite}
            _0="New on Fairgate"
            one="# year on Fairgate"
            other="# years on Fairgate"
          />
          <span aria-hidden> · </span>
          <Trans>{employees} employees</Trans>
        </p>
      </div>
      {rating && <Rating average={rating.average} count={rating.count} />}
      <VerificationList verifications={verifications} />
      {certificates.length > 0 && (
        <p className="text-sm">
          <span className="text-mute">
            <Trans>Certified:</Trans>
          </span>
          <TextSpace />
          {list(codes)}
        </p>
      )}
      {responsiveness && (
        <p className="text-sm text-pretty">
          <ReplyTime {...responsiveness} />
        </p>
      )}
      <Link
        to="/supplier/{$supplier}.html"
        params={{ supplier: { slug, id } }}
        className="line-link text-sm font-semibold underline underline-offset-4"
      >
        <Plural
          value={productCount}
          one="See # product from this supplier"
          other="See all # products from this supplier"
        />
      </Link>
    </Card>
  );
}
