import type { ReactNode } from 'react';

type Props = {
  readonly title: ReactNode;
  /** A link to the whole list. */
  readonly more?: ReactNode;
  readonly id?: string;
  /** It contains a grid of cards, which is long. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
};

// The estimated height of a section, an upper bound: before layout, taller content would overlap the next
// section.
const roomOf = (isLong: boolean) =>
  isLong
    ? '[contain-intrinsic-block-size:auto_126rem] md:[contain-intrinsic-block-size:auto_60rem]'
    : '[contain-intrinsic-block-size:auto_54rem]';

export function Section({ title, more, id, isLong = false, children }: Props) {
  return (
    <section
      id={id}
      className={`grid min-w-0 gap-4 when-near ${isLong ? 'print:hidden' : ''} ${roomOf(isLong)}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 text-xl md:text-2xl">{title}</h2>
        {more && (
          <span className="text-sm font-semibold print:hidden *:inline-flex *:min-h-11 *:items-center *:underline *:underline-offset-4">
            {more}
          </span>
        )}
      </header>
      {children}
    </section>
  );
}
