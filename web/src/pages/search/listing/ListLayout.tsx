import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { classes } from '#ui/classes.ts';
import { searchColumns } from './search-columns.ts';

type Props = {
  readonly heading: ReactNode;
  readonly viewSwitch?: ReactNode;
  /** Buttons that stay visible on a phone: filters, order. */
  readonly tools: ReactNode;
  /** undefined: nothing can be filtered, and the results take its place. */
  readonly filters: ReactNode | undefined;
  /** The element that new results scroll to. */
  readonly resultsRef: RefObject<HTMLElement | null>;
  readonly isBusy: boolean;
  readonly children: ReactNode;
};

/** A list with its filters: next to the results on a wide screen, behind a button on a phone. */
export function ListLayout({ heading, viewSwitch, tools, filters, resultsRef, isBusy, children }: Props) {
  return (
    <div className={searchColumns}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:pt-2 lg:contents">
        {heading}
        <div className="lg:self-end">{viewSwitch}</div>
      </div>
      <div className="flex flex-wrap gap-2 self-end max-lg:empty:hidden tall:max-lg:sticky tall:max-lg:top-(--header) tall:max-lg:z-20 max-lg:-mx-4 max-lg:bg-paper max-lg:px-4 max-lg:py-2 max-lg:*:flex-auto md:max-lg:-mx-6 md:max-lg:px-6">
        {tools}
      </div>
      {filters !== undefined && (
        <aside
          id="filters"
          className="max-lg:hidden max-lg:target:block lg:sticky lg:top-[calc(var(--header)+1rem)] lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:self-start lg:overflow-y-auto lg:pt-2 lg:pe-3"
        >
          <h2 className="sr-only">
            <Trans>Filters</Trans>
          </h2>
          {filters}
        </aside>
      )}
      <section
        ref={resultsRef}
        aria-busy={isBusy}
        className={classes(
          'grid min-w-0 scroll-mt-[calc(var(--header)+1rem)] content-start gap-4 max-lg:scroll-mt-[calc(var(--header)+4.5rem)] max-lg:pt-1 lg:pt-2',
          filters === undefined ? 'lg:col-span-full' : 'lg:col-span-3',
        )}
      >
        <h2 className="sr-only">
          <Trans>Results</Trans>
        </h2>
        {children}
      </section>
    </div>
  );
}
