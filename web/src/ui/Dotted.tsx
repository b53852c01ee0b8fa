import type { ReactNode } from 'react';

/** Two facts with a dot between them. If the second wraps, its line starts without the dot. */
export function Dotted({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className="block min-w-0 overflow-x-clip">
      <span className="dotted">
        <span>{first}</span> <span>{second}</span>
      </span>
    </span>
  );
}
