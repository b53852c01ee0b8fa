import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitionSections } from '#features/exhibition/ExhibitionSections.tsx';
import { ExhibitionTop } from '#features/exhibition/ExhibitionTop.tsx';
import type { StandExhibitionFragment } from '#graphql';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { useFormat } from '#ui/format.ts';
import { StandRequest } from './StandRequest.tsx';

type Props = {
  readonly exhibition: StandExhibitionFragment;
  /** An ISO day. */
  readonly today: string;
  /** Open to any role, so without links to the exhibition's pages. */
  readonly isPopup?: boolean;
};

/** §2.5 book-stand: a company asks the organiser for a stand. */
export function BookStandPage({ exhibition, today, isPopup = false }: Props) {
  const name = useFormat().text(exhibition.name);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-2 pb-12">
      {!isPopup && (
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
            {name}
          </Link>
          <span aria-current="page" className="text-ink">
            <Trans>Book a stand</Trans>
          </span>
        </Breadcrumb>
      )}
      <ExhibitionTop exhibition={exhibition} today={today} title={<Trans>Book a stand: {name}</Trans>} />
      {!isPopup && <ExhibitionSections exhibition={exhibition} />}
      {exhibition.status === 'COMPLETED' ? (
        <p>
          <Trans>This fair is over.</Trans>
        </p>
      ) : (
        <StandRequest exhibition={exhibition} />
      )}
    </div>
  );
}
