import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chipStyle } from '#ui/Chip.tsx';
import type { OrganiserList } from './organiser-search.ts';
import { sections, type Live } from './sections.ts';

type Props = {
  readonly id: string;
  readonly chosen: OrganiserList | undefined;
  readonly live: Live | undefined;
};

/** Links to the sections of an exhibition, with the number of new items in each. */
export function SectionLinks({ id, chosen, live }: Props) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Trade fair views`} className="flex flex-wrap gap-2 pt-2">
      {sections.map(({ list, name, newCount, isHidden }) => {
        if (isHidden) return null;
        const count = live && newCount ? newCount(live) : 0;
        return (
          <Link
            key={list ?? ''}
            to="/organiser/$exhibitionId"
            params={{ exhibitionId: id }}
            search={list ? { list } : {}}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={list === chosen ? 'page' : undefined}
            className={`${chipStyle} aria-[current=page]:border-ink aria-[current=page]:font-semibold`}
          >
            {t(name)}
            {count > 0 && (
              <span className="font-semibold">
                {' · '}
                <Plural value={count} one="# new" other="# new" />
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
