import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from '#ui/icons.tsx';
import type { ReactNode } from 'react';
import { buttonStyle } from './button-style.ts';
import { useFormat } from './format.ts';

export type PagerLink = {
  readonly page: number;
  readonly className: string;
  readonly 'aria-label': string;
  readonly rel?: string;
  readonly children: ReactNode;
};

type Props = {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Renders the link to a page: the page knows its addresses, the pager does not. */
  readonly link: (link: PagerLink) => ReactNode;
};

/** Page numbers: the first, the last and those around the current one. */
export function Pager({ page, pageCount, link }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  if (pageCount <= 1) return null;
  const step = `${buttonStyle({ look: 'secondary', size: 'small' })} pointer-coarse:min-w-11`;
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-center gap-1.5 py-6">
      {page > 1 &&
        link({
          page: page - 1,
          className: step,
          'aria-label': t`Previous page`,
          rel: 'prev',
          children: <ChevronLeft aria-hidden size={18} className="mirror" />,
        })}
      {pagesAround(page, pageCount).map((one, index) =>
        one === undefined ? (
          <span key={`gap-${index}`} aria-hidden className="px-1 text-mute">
            …
          </span>
        ) : one === page ? (
          <span
            key={one}
            aria-current="page"
            className="figures inline-flex min-h-9 min-w-9 items-center justify-center rounded-md bg-ink px-2 text-sm font-semibold text-paper pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            {number(one)}
          </span>
        ) : (
          <span key={one} className="contents">
            {link({
              page: one,
              className: `${buttonStyle({ look: 'quiet', size: 'small' })} figures min-w-9 pointer-coarse:min-w-11`,
              'aria-label': t`Page ${number(one)}`,
              children: number(one),
            })}
          </span>
        ),
      )}
      {page < pageCount &&
        link({
          page: page + 1,
          className: step,
          'aria-label': t`Next page`,
          rel: 'next',
          children: <ChevronRight aria-hidden size={18} className="mirror" />,
        })}
    </nav>
  );
}

/** 1 … 4 [5] 6 … 20; undefined is a gap. */
function pagesAround(page: number, pageCount: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [undefined, one];
  });
}
