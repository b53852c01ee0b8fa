import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { History } from '#ui/icons-on-demand.tsx';
import { Building2 } from '#ui/icons-verification.ts';
import { LayoutGrid, Package, Search } from '#ui/icons.tsx';
import { useId } from 'react';
import { marked, type Group, type GroupKind, type Option } from './suggestion-groups.ts';

type Props = {
  group: Group;
  typed: string;
  idOf: (option: Option) => string;
  active: string | undefined;
  onActive: (id: string) => void;
  onChoose: (option: Option) => void;
};

const icons = {
  RECENT: History,
  KEYWORD: Search,
  CATEGORY: LayoutGrid,
  SUPPLIER: Building2,
  PRODUCT: Package,
} as const satisfies Record<GroupKind, unknown>;

export function SuggestionGroup({ group, typed, idOf, active, onActive, onChoose }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const Icon = icons[group.kind];
  const titles: Record<GroupKind, string> = {
    RECENT: t`Recent searches`,
    KEYWORD: t`Searches`,
    CATEGORY: t`Categories`,
    SUPPLIER: t`Suppliers`,
    PRODUCT: t`Products`,
  };
  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId} role="presentation" className="px-3 pt-2 pb-1 text-xs text-mute">
        {titles[group.kind]}
      </p>
      {group.options.map((option) => {
        const id = idOf(option);
        const [before, match, after] = marked(option.text, typed);
        return (
          <Link
            key={option.key}
            {...option.target}
            id={id}
            role="option"
            aria-selected={id === active}
            tabIndex={-1}
            preload={false}
            onPointerMove={() => {
              if (id !== active) onActive(id);
            }}
            // The field keeps the focus, so that typing can continue.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(option);
            }}
            className="flex min-h-11 items-center gap-3 px-3 py-1.5 aria-selected:bg-surface"
          >
            <Icon size={18} aria-hidden className="shrink-0 text-mute" />
            <span dir="auto" className="line-clamp-2 min-w-0 flex-1 text-match">
              {before}
              <b className="font-semibold">{match}</b>
              {after}
            </span>
          </Link>
        );
      })}
    </div>
  );
}
