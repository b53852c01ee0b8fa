import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';

type Props = {
  readonly title: ReactNode;
  /** The name of the page in the breadcrumb, where it is shorter. */
  readonly here?: ReactNode;
  /** Content below the title, such as an introduction or tabs. */
  readonly children?: ReactNode;
};

/** The top of a page right below the home page: breadcrumb and title. <SkeletonTitle> has the same height. */
export function PageTop({ title, here = title, children }: Props) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-2">
        <Breadcrumb here={here}>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
        </Breadcrumb>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
      </div>
      {children}
    </div>
  );
}
