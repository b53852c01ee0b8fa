import { Trans } from '@lingui/react/macro';
import { DevicePart } from '#features/private-page/DevicePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';
import { BadgeSkeleton } from '../BadgeSkeleton.tsx';

/** With CBOR, a decoder and storage: no other page has any of them. */
const Scanning = privatePart(() => import('./Scanning.tsx').then((module) => module.Scanning));

export function ScanBadgePage() {
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Check badges</Trans>}>
        <p className="max-w-[70ch] text-mute">
          <Trans>Scan a visitor’s badge to see whether it’s genuine and valid for your fair.</Trans>
        </p>
      </PageTop>
      <DevicePart skeleton={<BadgeSkeleton />}>
        <Scanning />
      </DevicePart>
    </div>
  );
}
