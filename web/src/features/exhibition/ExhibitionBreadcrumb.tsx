import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import { exhibitionParam, type Addressed } from './exhibition-path.ts';

type Props = {
  readonly exhibition: Addressed & { readonly name: string };
  /** The name of the page. */
  readonly here: ReactNode;
  /** A link between the exhibition's home and the page. */
  readonly children?: ReactNode;
};

/** The breadcrumb of a page of an exhibition. */
export function ExhibitionBreadcrumb({ exhibition, here, children }: Props) {
  return (
    <Breadcrumb here={here}>
      <Link to="/">
        <Trans>Home</Trans>
      </Link>
      <Link
        to="/$exhibition"
        params={{ exhibition: exhibitionParam(exhibition) }}
        // Otherwise it would count as the current page on all pages below it.
        activeOptions={{ exact: true }}
        dir="auto"
      >
        <ServiceText>{exhibition.name}</ServiceText>
      </Link>
      {children}
    </Breadcrumb>
  );
}
