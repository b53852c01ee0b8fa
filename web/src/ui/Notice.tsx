import type { ReactNode } from 'react';

/** A notice that blocks nothing: a card above the lower edge of the window. */
export function Notice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div
      role="status"
      className="rise fixed inset-x-3 bottom-[calc(var(--bottom-bar)+0.75rem)] z-30 mx-auto grid max-w-md gap-3 md:start-auto md:end-6 md:bottom-6 md:w-md rounded-lg border border-line bg-raised p-4 text-sm shadow-float"
    >
      <p>{children}</p>
      <div className="flex justify-end gap-2">{actions}</div>
    </div>
  );
}
