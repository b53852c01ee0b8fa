import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePlace } from '#features/search/place.ts';

type Props = {
  readonly title: ReactNode;
  /** Products or suppliers; undefined while they are being counted. */
  readonly count: number | undefined;
  /** The breadcrumb of the list. */
  readonly children?: ReactNode;
};

export function ListTitle({ title, count, children }: Props) {
  const { of } = usePlace();
  return (
    <div className="min-w-0 flex-[1_1_9rem] lg:col-span-2">
      {children}
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 dir="auto" className="min-w-0 text-match text-xl md:text-2xl">
          {title}
        </h1>
        <p role="status" className="figures text-mute">
          {count !== undefined && of === 'products' && (
            <Plural value={count} _0="No products" one="# product" other="# products" />
          )}
          {count !== undefined && of === 'suppliers' && (
            <Plural value={count} _0="No suppliers" one="# supplier" other="# suppliers" />
          )}
        </p>
      </div>
    </div>
  );
}
