import type { ReactNode } from 'react';

type Props = { readonly id: string; readonly title: ReactNode; readonly children: ReactNode };

export function Part({ id, title, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-[calc(var(--header)+1rem)] gap-4 border-t border-line pt-6"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
