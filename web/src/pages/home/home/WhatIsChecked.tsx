import { Trans } from '@lingui/react/macro';
import { CalendarCheck, FileText, ScanSearch } from '#ui/icons-verification.ts';
import type { ReactNode } from 'react';

export function WhatIsChecked() {
  return (
    <section className="grid gap-6 rounded-lg bg-surface p-5 md:grid-cols-[1fr_2fr] md:p-10">
      <h2 className="text-xl md:text-2xl">
        <Trans>Every verification shows what was checked, when and by whom</Trans>
      </h2>
      <ul className="grid gap-5 sm:grid-cols-3">
        <Point icon={<ScanSearch aria-hidden size={24} />} title={<Trans>On-site visits</Trans>}>
          <Trans>
            An inspector visits the factory and records what is in production. Trading companies are labelled
            as such.
          </Trans>
        </Point>
        <Point icon={<FileText aria-hidden size={24} />} title={<Trans>Certificates carry a number</Trans>}>
          <Trans>Where the issuer allows it, we show the certificate’s number and expiry date.</Trans>
        </Point>
        <Point
          icon={<CalendarCheck aria-hidden size={24} />}
          title={<Trans>Every verification is dated</Trans>}
        >
          <Trans>You can see how old it is. We only call something verified if someone has checked it.</Trans>
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
