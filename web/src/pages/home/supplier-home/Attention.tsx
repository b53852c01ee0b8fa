import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { CalendarCheck, FileText, ScanSearch, type Icon } from '#ui/icons.tsx';
import { DateText } from '#ui/Texts.tsx';
import { mattersOf, type Matter, type OwnSupplier } from './attention.ts';

/** A list of what to do, each with the way to do it. It is made in the browser, whose day it is. */
export function Attention({ supplier }: { readonly supplier: OwnSupplier }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const matters = mattersOf(supplier, today);
  if (matters.length === 0)
    return (
      <p className="text-mute">
        <Trans>Nothing waits for you: your certificates are valid and what was checked is recent.</Trans>
      </p>
    );
  return (
    <ul className="grid gap-3">
      {matters.map((matter) => (
        <li key={`${matter.kind} ${'code' in matter ? matter.code : ''}`}>
          <MatterOf matter={matter} />
        </li>
      ))}
    </ul>
  );
}

function MatterOf({ matter }: { matter: Matter }) {
  switch (matter.kind) {
    case 'certificate-expired':
      return (
        <Item icon={FileText}>
          <Trans>
            <bdi className="font-semibold">{matter.code}</bdi> expired on <DateText iso={matter.date} />.
            Buyers see that. Send us the new one.
          </Trans>
        </Item>
      );
    case 'certificate-expires':
      return (
        <Item icon={FileText}>
          <Trans>
            <bdi className="font-semibold">{matter.code}</bdi> expires on <DateText iso={matter.date} />. Have
            it renewed in time.
          </Trans>
        </Item>
      );
    case 'never-checked':
      return (
        <Item icon={ScanSearch}>
          <Trans>
            Nobody has checked your company yet. Ask us for a visit: buyers look at checked companies first.
          </Trans>
        </Item>
      );
    case 'checked-long-ago':
      return (
        <Item icon={CalendarCheck}>
          <Trans>
            The last check was on <DateText iso={matter.date} />. After a year it says little: ask us for
            another.
          </Trans>
        </Item>
      );
    case 'no-products':
      return (
        <Item icon={FileText}>
          <Trans>
            You offer no products yet, so no buyer finds you. Send us your catalogue: we load it for you.
          </Trans>
        </Item>
      );
  }
}

function Item({ icon: Icon, children }: { icon: Icon; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-md border border-line p-4">
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-time" />
      <div className="grid min-w-0 gap-1">
        <p>{children}</p>
        <Link
          to="/customer-service"
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold underline underline-offset-4"
        >
          <Trans>Write to an operator</Trans>
        </Link>
      </div>
    </div>
  );
}
