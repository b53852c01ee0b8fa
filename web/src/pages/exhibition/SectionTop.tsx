import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitionSections } from '#features/exhibition/ExhibitionSections.tsx';
import type { ExhibitionSectionsFragment } from '#graphql';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { ServiceText } from '#ui/Texts.tsx';

type Props = {
  readonly exhibition: ExhibitionSectionsFragment & { readonly name: string };
  readonly title: ReactNode;
  /** The name of the page in the breadcrumb. */
  readonly here: ReactNode;
};

/** The top of a section of an exhibition: breadcrumb, title and the links to the other sections. */
export function SectionTop({ exhibition, title, here }: Props) {
  return (
    <div className="grid min-w-0 gap-2">
      <Breadcrumb>
        <Link to="/">
          <Trans>Home</Trans>
        </Link>
        <Link
          to="/$exhibition"
          params={{ exhibition: exhibitionParam(exhibition) }}
          dir="auto"
          className="max-w-64 truncate"
        >
          <ServiceText>{exhibition.name}</ServiceText>
        </Link>
        <span aria-current="page" className="text-ink">
          {here}
        </span>
      </Breadcrumb>
      <h1 dir="auto" className="text-match text-2xl md:text-3xl">
        {title}
      </h1>
      <ExhibitionSections exhibition={exhibition} />
    </div>
  );
}
