import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Building2, CalendarCheck, FileBadge } from '#ui/icons-verification.ts';

export function NumberHelp() {
  return (
    <section aria-labelledby="where" className="grid gap-4">
      <h2 id="where" className="text-xl">
        <Trans>Where to find the numbers</Trans>
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        <Place icon={<Building2 aria-hidden size={24} />} title={<Trans>Supplier</Trans>}>
          <Trans>Digits only. You’ll find it on the supplier’s page, under “Company details”.</Trans>
        </Place>
        <Place icon={<FileBadge aria-hidden size={24} />} title={<Trans>Certificate</Trans>}>
          <Trans>
            On the certificate itself, usually near the top, and next to it on the supplier’s page.
          </Trans>
        </Place>
        <Place icon={<CalendarCheck aria-hidden size={24} />} title={<Trans>Fair badge</Trans>}>
          <Trans>Printed below the code on the badge.</Trans>
        </Place>
      </ul>
    </section>
  );
}

function Place({
  icon,
  title,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex gap-3 rounded-md bg-surface p-4">
      <span className="shrink-0 text-mute">{icon}</span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block pt-0.5 text-sm text-mute">{children}</span>
      </span>
    </li>
  );
}
