import { Link } from '@tanstack/react-router';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import type { Crumb } from './crumbs.ts';

/** The last one is the page itself. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <Breadcrumb here={crumbs.at(-1)?.name}>
      {crumbs.map(
        ({ name, link }) =>
          link && (
            <Link key={name} {...link} dir="auto">
              <ServiceText>{name}</ServiceText>
            </Link>
          ),
      )}
    </Breadcrumb>
  );
}
