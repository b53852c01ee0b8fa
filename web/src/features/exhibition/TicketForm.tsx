import type { ComponentProps, ReactNode } from 'react';
import { ExhibitionTop } from './ExhibitionTop.tsx';

type Props = Pick<ComponentProps<typeof ExhibitionTop>, 'exhibition'> & {
  readonly title: ReactNode;
  /** The form. */
  readonly children: ReactNode;
};

/** A form for an exhibition: on a phone under the ticket, on a desktop beside it. */
export function TicketForm({ exhibition, title, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,28rem)] lg:justify-between lg:gap-x-12">
      <h1 dir="auto" className="text-match text-2xl md:text-3xl lg:col-span-2">
        {title}
      </h1>
      <div className="max-w-xl self-start lg:order-last">
        <ExhibitionTop exhibition={exhibition} title={null} />
      </div>
      <div>{children}</div>
    </div>
  );
}
