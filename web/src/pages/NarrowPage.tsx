import type { ReactNode } from 'react';
import { PageTop } from './PageTop.tsx';

export function NarrowPage({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop title={title} />
      <div className="grid max-w-md gap-6">{children}</div>
    </div>
  );
}
