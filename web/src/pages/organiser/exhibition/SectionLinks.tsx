import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { sectionLinkStyle, SectionStrip } from '#ui/SectionStrip.tsx';
import type { OrganiserList } from './organiser-search.ts';
import { sections, type Live } from './sections.ts';

type Props = {
  readonly id: string;
  readonly chosen: OrganiserList | undefined;
  readonly live: Live | undefined;
};

/** Links to the sections of an exhibition, with the number of open items in each. */
export function SectionLinks({ id, chosen, live }: Props) {
  const { t } = useLingui();
  return (
    <SectionStrip label={t`Trade fair views`} current={chosen ?? ''}>
      {sections.map(({ list, name, openCount, isHidden }) => {
        if (isHidden) return null;
        const count = live && openCount ? openCount(live) : 0;
        return (
          <Link
            key={list ?? ''}
            to="/organiser/$exhibitionId"
            params={{ exhibitionId: id }}
            search={list ? { list } : {}}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={list === chosen ? 'page' : undefined}
            className={sectionLinkStyle}
          >
            {t(name)}
            {count > 0 && (
              <span>
                {' · '}
                <Plural value={count} one="# open" other="# open" />
              </span>
            )}
          </Link>
        );
      })}
    </SectionStrip>
  );
}
