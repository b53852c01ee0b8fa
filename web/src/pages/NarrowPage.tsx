import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';

/** A page with one small form. */
export function NarrowPage({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <div className="grid gap-3">
        <Breadcrumb>
          <Link to="/"><Trans>Home</Trans></Link>
          <span aria-current="page" className="text-ink">{title}</span>
        </Breadcrumb>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
      </div>
      <div className="grid max-w-md gap-6">{children}</div>
    </div>
  );
}
