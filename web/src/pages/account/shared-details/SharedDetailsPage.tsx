import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';
import { DisclosureSkeleton } from './DisclosureSkeleton.tsx';

const DisclosureList = privatePart(() =>
  import('./DisclosureList.tsx').then((module) => module.DisclosureList),
);
const route = getRouteApi('/account/shared-details');

/** Who received which of the buyer's contact details, when and through what. */
export function SharedDetailsPage() {
  const { pageNo = 1 } = route.useSearch();
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Who received your details</Trans>}>
        <p className="max-w-[70ch] text-mute">
          <Trans>
            Each time your contact details reached a supplier, an organiser, another buyer or our team.
          </Trans>
        </p>
      </PageTop>
      <PrivatePage skeleton={<DisclosureSkeleton />}>
        <DisclosureList page={pageNo} />
      </PrivatePage>
    </div>
  );
}
