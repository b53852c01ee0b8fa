import { Trans } from '@lingui/react/macro';
import { CalendarCheck, FileText, ScanSearch } from '#ui/icons.tsx';
import type { ReactNode } from 'react';

/** What our facts about suppliers are worth. */
export function WhatIsChecked() {
  return (
    <section className="grid gap-6 rounded-lg bg-surface p-5 md:grid-cols-[1fr_2fr] md:p-10">
      <h2 className="text-xl md:text-2xl">
        <Trans>A fact says what was checked, when and by whom</Trans>
      </h2>
      <ul className="grid gap-5 sm:grid-cols-3">
        <Point icon={<ScanSearch aria-hidden size={24} />} title={<Trans>Somebody went there</Trans>}>
          <Trans>
            An inspector walks through the factory and writes down what runs. Traders are marked as traders.
          </Trans>
        </Point>
        <Point icon={<FileText aria-hidden size={24} />} title={<Trans>Certificates have numbers</Trans>}>
          <Trans>
            Where the issuer lets us, the number and the last day of validity stand beside the certificate.
          </Trans>
        </Point>
        <Point icon={<CalendarCheck aria-hidden size={24} />} title={<Trans>Every check has a date</Trans>}>
          <Trans>You see how old it is. What nobody checked is not called verified.</Trans>
        </Point>
      </ul>
    </section>
  );
}

function Point({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid content-start gap-1.5">
      <span className="text-trust">{icon}</span>
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-mute">{children}</p>
    </li>
  );
}
