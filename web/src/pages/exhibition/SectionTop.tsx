import type { ReactNode } from 'react';
import { ExhibitionBreadcrumb } from '#features/exhibition/ExhibitionBreadcrumb.tsx';
import { ExhibitionSections } from '#features/exhibition/ExhibitionSections.tsx';
import type { ExhibitionSectionsFragment } from '#graphql';

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
      <ExhibitionBreadcrumb exhibition={exhibition} here={here} />
      <h1 dir="auto" className="text-match text-2xl md:text-3xl">
        {title}
      </h1>
      <ExhibitionSections exhibition={exhibition} />
    </div>
  );
}
