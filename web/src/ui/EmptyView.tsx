import type { Icon } from '#ui/icons.tsx';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  readonly icon: Icon;
  readonly title: ReactNode;
  /** The reason and the next step. */
  readonly children?: ReactNode;
  /** Buttons or links to the next step. */
  readonly actions?: ReactNode;
  /** It is the whole page: its title is the page's heading. */
  readonly page?: boolean;
};

/**
 * An empty state with its next step (§2.8): also for pages that failed, do not exist or wait for the network.
 */
export function EmptyView({ icon: Icon, title, children, actions, page = false }: Props) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <div
      className={classes(
        'flex max-w-lg flex-col items-start gap-3 *:max-w-full',
        page ? 'mx-auto px-4 py-12 md:py-20' : 'py-6',
      )}
    >
      <Icon aria-hidden size={36} strokeWidth={1.5} className="text-mute" />
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="text-mute">{children}</div>}
      {actions && <div className="flex flex-wrap gap-2 pt-2">{actions}</div>}
    </div>
  );
}
