import type { ReactNode } from 'react';

/** The grid that product cards stand in: two on a phone, five on a wide screen; `narrow` where a column stands beside it. */
export function ProductGrid({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  const columns = narrow ? 'sm:grid-cols-3 xl:grid-cols-4' : 'sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';
  return <div className={`grid grid-cols-2 gap-x-3 gap-y-6 md:gap-x-5 md:gap-y-8 ${columns}`}>{children}</div>;
}
