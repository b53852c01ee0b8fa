import type { ReactNode } from 'react';
import { RfqFormPlace } from '#features/rfq/RfqFormPlace.tsx';
import type { RfqFormProps } from '#features/rfq/RfqForm.tsx';
import { useRfqPageQuery } from '#operations/rfq-page.ts';
import { PageTop } from '../PageTop.tsx';
import { RfqPageSkeleton } from './RfqPageSkeleton.tsx';
import { WhatHappensNext } from './WhatHappensNext.tsx';

type Props = Omit<RfqFormProps, 'options'> & {
  readonly title: ReactNode;
  /** What the page is for, in a sentence or two. */
  readonly children: ReactNode;
  /** Beside the form, instead of what happens next. */
  readonly aside?: ReactNode;
};

/** A page with the form of an RFQ. */
export function RfqPage({ title, children, aside = <WhatHappensNext />, ...form }: Props) {
  const { data } = useRfqPageQuery();
  const options = data?.rfqOptions;
  if (!options) return <RfqPageSkeleton />;
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop title={title}>
        <div className="max-w-xl text-mute">{children}</div>
      </PageTop>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <RfqFormPlace {...form} options={options} />
        {aside}
      </div>
    </div>
  );
}
