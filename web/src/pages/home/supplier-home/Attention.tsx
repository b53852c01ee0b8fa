import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { CalendarCheck, FileText, ScanSearch } from '#ui/icons-verification.ts';
import { type Icon } from '#ui/icons.tsx';
import { DateText } from '#ui/Texts.tsx';
import { findToDos, type ToDo, type OwnSupplier } from './attention.ts';

/** A to-do list, each item with its link. It is rendered in the browser, with the browser's date. */
export function Attention({ supplier }: { readonly supplier: OwnSupplier }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const matters = findToDos(supplier, today);
  if (matters.length === 0)
    return (
      <p className="text-mute">
        <Trans>You’re all set: your certificates are valid and your verifications are recent.</Trans>
      </p>
    );
  return (
    <ul className="grid gap-3">
      {matters.map((matter) => (
        <li key={`${matter.kind} ${'code' in matter ? matter.code : ''}`}>
          <ToDoText matter={matter} />
        </li>
      ))}
    </ul>
  );
}

function ToDoText({ matter }: { matter: ToDo }) {
  switch (matter.kind) {
    case 'certificate-expired':
      return (
        <Item icon={FileText}>
          <Trans>
            <bdi className="font-semibold">{matter.code}</bdi> expired on <DateText iso={matter.date} />.
            Buyers can see this. Please send us the new certificate.
          </Trans>
        </Item>
      );
    case 'certificate-expires':
      return (
        <Item icon={FileText}>
          <Trans>
            <bdi className="font-semibold">{matter.code}</bdi> expires on <DateText iso={matter.date} />.
            Please renew it in time.
          </Trans>
        </Item>
      );
    case 'never-checked':
      return (
        <Item icon={ScanSearch}>
          <Trans>
            Your company hasn’t been verified yet. Ask us for a visit: buyers look at verified suppliers
            first.
          </Trans>
        </Item>
      );
    case 'checked-long-ago':
      return (
        <Item icon={CalendarCheck}>
          <Trans>
            The last verification was on <DateText iso={matter.date} />. After a year it is out of date:
            please request a new one.
          </Trans>
        </Item>
      );
    case 'no-products':
      return (
        <Item icon={FileText}>
          <Trans>
            You have no products yet, so buyers can’t find you. Send us your catalogue and we’ll load it for
            you.
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
          <Trans>Contact our team</Trans>
        </Link>
      </div>
    </div>
  );
}
