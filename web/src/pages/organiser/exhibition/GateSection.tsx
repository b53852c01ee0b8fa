import { scanBadge } from '@fairgate/schema/urls/account';
import { Trans } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { ExhibitionScanner } from '#features/badge-scanner/Scanner.tsx';
import type { SectionProps } from './sections.ts';

/** Checks visitors in with this device, on a desktop too. */
export function GateSection({ id, timeZone }: Pick<SectionProps, 'id' | 'timeZone'>) {
  const { device } = useRouteContext({ from: '__root__' });
  const address = new URL(scanBadge.format({}), location.origin).href;
  // A desktop has no such page.
  const place = device === 'phone' ? <Link to="/scanBadge">{address}</Link> : address;
  return (
    <div className="grid max-w-md gap-6">
      <ExhibitionScanner exhibition={{ id, timeZone }} isGate />
      <p className="border-t border-line pt-4 text-sm text-mute">
        <Trans>
          Volunteers need no account to check badges. On their own phones they open{' '}
          <bdi dir="ltr" className="font-semibold text-ink wrap-anywhere">
            {place}
          </bdi>
        </Trans>
      </p>
    </div>
  );
}
