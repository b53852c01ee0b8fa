import type { ReactNode } from 'react';

/** A notice that blocks nothing: a card above the lower edge of the window. */
export function Notice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div
      role="status"
      className="rise z-30 m-3 grid gap-3 rounded-lg border border-line bg-raised p-4 text-sm tall:fixed tall:inset-x-3 tall:bottom-[calc(var(--bottom-bar)+0.75rem)] tall:mx-auto tall:my-0 tall:max-w-md tall:shadow-float tall:md:start-auto tall:md:end-6 tall:md:bottom-6 md:w-md"
    >
      <p>{children}</p>
      <div className="flex justify-end gap-2">{actions}</div>
    </div>
  );
}
