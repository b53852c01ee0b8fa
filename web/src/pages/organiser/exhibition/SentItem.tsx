import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { formatDayAndTime } from '#ui/format-time.ts';

type Props = {
  readonly title: ReactNode;
  readonly state: ReactNode;
  /** It is open: the organiser has not dealt with it. */
  readonly isOpen: boolean;
  /** ISO time. */
  readonly at: string;
  /** Gets the focus after a change, which replaces the buttons. */
  readonly ref: Ref<HTMLElement>;
  readonly children: ReactNode;
};

/** One thing that a visitor sent: its state, when it came, its content and what can be done with it. */
export function SentItem({ title, state, isOpen, at, ref, children }: Props) {
  const { i18n } = useLingui();
  return (
    <article
      ref={ref}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-paper p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p role="status" className={isOpen ? 'flex items-baseline gap-2 font-semibold' : 'text-mute'}>
          {isOpen && <span aria-hidden className="size-2 rounded-full bg-brand" />}
          {state}
        </p>
        <time dateTime={at} className="text-mute">
          {formatDayAndTime(i18n.locale, at)}
        </time>
      </div>
      <h2 dir="auto" className="text-match text-lg wrap-anywhere">
        {title}
      </h2>
      {children}
    </article>
  );
}

/** Name, email and phone of the sender, to press on. */
export function Contact({
  name,
  email,
  phone,
  subject,
}: {
  readonly name?: string;
  readonly email?: string;
  readonly phone: string;
  /** Of the mail. */
  readonly subject?: string;
}) {
  const link =
    'inline-flex min-h-6 items-center underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11';
  const query = subject ? `?${new URLSearchParams({ subject }).toString().replaceAll('+', '%20')}` : '';
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {name && <bdi>{name}</bdi>}
      {email && (
        <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${query}`} className={link}>
          <bdi>{email}</bdi>
        </a>
      )}
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={link}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
    </p>
  );
}
