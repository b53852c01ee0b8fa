import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { exhibitionParam, type Addressed } from './exhibition-path.ts';

const style =
  '-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 font-semibold text-mute hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink';

/** The sections of an exhibition, each with an address of its own. A new section gets its link here. */
export function ExhibitionSections({ exhibition }: { readonly exhibition: Addressed }) {
  const { t } = useLingui();
  const link = {
    params: { exhibition: exhibitionParam(exhibition) },
    activeOptions: { exact: true, includeSearch: false },
    className: style,
  };
  return (
    <nav
      aria-label={t`Sections of the fair`}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] print:hidden"
    >
      <div className="flex min-w-max border-b border-line">
        <Link to="/$exhibition" {...link}>
          <Trans>Overview</Trans>
        </Link>
        <Link to="/$exhibition/exhibitors" {...link}>
          <Trans>Exhibitors</Trans>
        </Link>
        <Link to="/$exhibition/hall-plan" {...link}>
          <Trans>Hall plan</Trans>
        </Link>
        <Link to="/$exhibition/agenda" {...link}>
          <Trans>Agenda</Trans>
        </Link>
        <Link to="/$exhibition/visits" {...link}>
          <Trans>My visits</Trans>
        </Link>
      </div>
    </nav>
  );
}
