import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoginOffer } from '#features/private-page/LoginOffer.tsx';
import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { PageTop } from '../PageTop.tsx';
import { RfqListSkeleton } from '#features/rfq/RfqListSkeleton.tsx';

type Props = { readonly title: ReactNode; readonly children: ReactNode };

/** A page about one RFQ of the buyer. */
export function RfqPrivatePage({ title, children }: Props) {
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop title={title} />
      <PrivatePage
        skeleton={<RfqListSkeleton />}
        guest={
          <LoginOffer>
            <Trans>Your requests and the suppliers’ quotations are here.</Trans>
          </LoginOffer>
        }
      >
        {children}
      </PrivatePage>
    </div>
  );
}
