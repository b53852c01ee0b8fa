import type { ReactNode } from 'react';

type Props = { readonly title: ReactNode; readonly children: ReactNode };

export function FilterSection({ title, children }: Props) {
  return (
    <fieldset className="min-w-0 border-t border-line py-4 first:border-t-0 first:pt-0">
      <legend className="float-start mb-1 w-full font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
