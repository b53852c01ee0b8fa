import type { ReactNode } from 'react';

/** A row of items that scrolls where they need more room. `children` are list items. */
export function ScrollRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="flex gap-2 overflow-x-auto pb-1 [scrollbar-width:thin] max-lg:-mx-4 max-lg:px-4 md:max-lg:-mx-6 md:max-lg:px-6">
        {children}
      </ul>
    </nav>
  );
}
