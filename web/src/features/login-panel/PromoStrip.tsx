import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Building2, CalendarCheck } from '#ui/icons-verification.ts';
import { Package, type Icon } from '#ui/icons.tsx';

/** §2.8 The benefits of an account: manufacturers, an onsite expo, industrial resources. */
export function PromoStrip() {
  return (
    <ul className="grid gap-2 rounded-md bg-surface p-3 text-sm">
      <Line icon={Building2}>
        <Trans>Manufacturers with inspected factories</Trans>
      </Line>
      <Line icon={CalendarCheck}>
        <Trans>In-person trade fairs with your own badge</Trans>
      </Line>
      <Line icon={Package}>
        <Trans>Machinery, parts and materials for every industry</Trans>
      </Line>
    </ul>
  );
}

function Line({ icon: Icon, children }: { readonly icon: Icon; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden size={18} className="mt-px shrink-0 text-mute" />
      <span>{children}</span>
    </li>
  );
}
