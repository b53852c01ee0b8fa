import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = {
  readonly page: number;
  readonly last: number;
  readonly link: (page: number, label: ReactNode) => ReactNode;
};

/** The links to newer and older entries of a list whose newest come first. Nothing where one page has all. */
export function OlderNewer({ page, last, link }: Props) {
  if (last <= 1) return null;
  return (
    <nav className="flex justify-between gap-2">
      {page > 1 ? link(page - 1, <Trans>Newer</Trans>) : <span />}
      {page < last && link(page + 1, <Trans>Older</Trans>)}
    </nav>
  );
}
