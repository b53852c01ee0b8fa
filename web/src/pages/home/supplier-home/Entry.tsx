import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Icon } from '#ui/icons.tsx';

type Props = {
  readonly to: '/inbox' | '/supplier-rfqs';
  readonly icon: Icon;
  readonly title: ReactNode;
  /** What waits there. */
  readonly children: ReactNode;
};

/** The way to a page where buyers wait for an answer. */
export function Entry({ to, icon: Icon, title, children }: Props) {
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center gap-4 rounded-lg border border-line p-4! hover:border-ink"
    >
      <Icon aria-hidden size={24} className="shrink-0 text-mute" />
      <span className="grid">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-mute">{children}</span>
      </span>
    </Link>
  );
}
