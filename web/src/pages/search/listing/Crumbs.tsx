import { Link } from '@tanstack/react-router';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import type { Crumb } from './crumbs.ts';

export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <Breadcrumb>
      {crumbs.map(({ name, link }) =>
        link ? (
          <Link key={name} {...link}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <span key={name} aria-current="page" dir="auto" className="truncate text-ink">
            <bdi>{name}</bdi>
          </span>
        ),
      )}
    </Breadcrumb>
  );
}
