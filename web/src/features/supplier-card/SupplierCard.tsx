import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ReplyTime } from './ReplyTime.tsx';
import { CertifiedLine, SupplierBusiness } from './SupplierFacts.tsx';
import type { ReactNode } from 'react';
import type { SupplierCardFragment } from '#graphql';
import { Card } from '#ui/Card.tsx';
import { Rating } from '#ui/Rating.tsx';
import { VerificationList } from './VerificationList.tsx';

type Props = {
  readonly supplier: SupplierCardFragment;
  /** What can be done with the supplier. */
  readonly children?: ReactNode;
};

/** The supplier next to its product: name, place, years on the site, verification, responsiveness. */
export function SupplierCard({ supplier, children }: Props) {
  const { id, slug, name, productCount, rating, certificates, verifications, responsiveness } = supplier;
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
        <SupplierBusiness supplier={supplier} className="text-sm text-mute" />
      </div>
      {rating && <Rating average={rating.average} count={rating.count} />}
      <VerificationList verifications={verifications} />
      <CertifiedLine certificates={certificates} className="text-sm" />
      {responsiveness && (
        <p className="text-sm text-pretty">
          <ReplyTime {...responsiveness} />
        </p>
      )}
      {children}
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
