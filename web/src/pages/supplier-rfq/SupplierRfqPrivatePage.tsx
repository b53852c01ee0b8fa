import type { ReactNode } from 'react';
import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { SupplierLoginOffer } from '#features/private-page/SupplierLoginOffer.tsx';
import { RfqListSkeleton } from '#features/rfq/RfqListSkeleton.tsx';
import { PageTop } from '../PageTop.tsx';

type Props = { readonly title: ReactNode; readonly children: ReactNode };

/** A page about the RFQs that a supplier may quote for. */
export function SupplierRfqPrivatePage({ title, children }: Props) {
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop title={title} />
      <PrivatePage skeleton={<RfqListSkeleton />} guest={<SupplierLoginOffer />}>
        {children}
      </PrivatePage>
    </div>
  );
}
