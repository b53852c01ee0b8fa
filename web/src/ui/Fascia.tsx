import type { ReactNode } from 'react';

type Props = {
  /** The company's name, or a link with it. */
  readonly children: ReactNode;
  readonly country?: ReactNode;
  /** Hall and number, 'C-214'. */
  readonly stand?: string;
};

/** The board over a stand: name, country and stand on ink, inverted in the dark. */
export function Fascia({ children, country, stand }: Props) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 bg-ink px-3 py-1.5 text-paper">
      <span
        dir="auto"
        // Stand and country go to a line of their own where the name would have to break within its words.
        className="text-match min-w-0 flex-[1_1_8rem] text-base leading-snug font-semibold wrap-anywhere"
      >
        {children}
      </span>
      {country && <span className="shrink-0 text-sm max-sm:hidden">{country}</span>}
      {stand && (
        <bdi dir="ltr" className="figures shrink-0 text-base font-semibold">
          {stand}
        </bdi>
      )}
    </div>
  );
}
