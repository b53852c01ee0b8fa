import type { ReactNode } from 'react';

/** A part of a page with its heading; `more` is a link to all of it. */
export function Section({ title, more, id, children }: { title: ReactNode; more?: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="grid min-w-0 gap-4 when-near [contain-intrinsic-block-size:auto_40rem]">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 text-xl md:text-2xl">{title}</h2>
        {more && <span className="text-sm font-semibold *:inline-flex *:min-h-11 *:items-center *:underline *:underline-offset-4">{more}</span>}
      </header>
      {children}
    </section>
  );
}
