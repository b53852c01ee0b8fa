import { memo, useCallback, useState, type KeyboardEvent } from 'react';
import { classes } from '#ui/classes.ts';
import { centreOf, nextStand } from './plan-geometry.ts';
import { nameOfStand, type HallPlan, type PlanPlace, type PlannedStand } from './plan.ts';

type Props = {
  readonly hrefOf: PlanPlace['hrefOf'];
  readonly plan: HallPlan;
  readonly label: string;
  /** The size of the stand numbers in metres. */
  readonly letter: number;
  readonly isNarrowed: boolean;
  readonly chosen: string | undefined;
  readonly here: string | undefined;
  readonly onChoose: (stand: string) => void;
};

/** The drawing: a hall with its stands, each a link. One of them is reached by Tab, the others by the arrow keys. */
export const PlanStands = memo(function PlanStands({
  hrefOf,
  plan: { hall, stands },
  label,
  letter,
  isNarrowed,
  chosen,
  here,
  onChoose,
}: Props) {
  const [focused, setFocused] = useState<string>();
  const names = stands.map(({ exhibitor }) => nameOfStand(exhibitor.stand));
  const known = (name: string | undefined) => (name !== undefined && names.includes(name) ? name : undefined);
  const firstFound = stands.findIndex(({ isFound }) => isFound);
  const active = known(focused) ?? known(chosen) ?? known(here) ?? names[Math.max(0, firstFound)];
  const visitor = stands[names.indexOf(here ?? '')];
  const goOn = useCallback(
    (stand: PlannedStand, event: KeyboardEvent<HTMLAnchorElement>) => {
      const next = event.shiftKey ? undefined : nextStand(stands, stand.exhibitor.stand, event.key);
      if (!next) return;
      event.preventDefault();
      event.currentTarget
        .closest('svg')
        ?.querySelector<SVGAElement>(`[data-stand="${nameOfStand(next.exhibitor.stand)}"]`)
        ?.focus();
    },
    [stands],
  );
  return (
    <svg
      role="group"
      aria-label={label}
      viewBox={`0 0 ${hall.width} ${hall.depth}`}
      fontSize={letter}
      className="block size-full select-none"
    >
      <rect width={hall.width} height={hall.depth} className="fill-paper" />
      {stands.map((stand, index) => {
        const name = names[index] ?? '';
        return (
          <StandLink
            key={stand.exhibitor.number}
            stand={stand}
            name={name}
            href={hrefOf({ hall: hall.code, stand: name })}
            look={name === chosen ? 'chosen' : !isNarrowed ? 'plain' : stand.isFound ? 'found' : 'other'}
            isActive={name === active}
            onFocus={setFocused}
            onChoose={onChoose}
            onKey={goOn}
          />
        );
      })}
      {visitor && <Here {...centreOf(visitor.exhibitor.stand)} />}
    </svg>
  );
});

const looks = {
  plain: 'fill-surface stroke-edge [&_text]:fill-ink',
  found: 'fill-ink stroke-ink [&_text]:fill-paper',
  other: 'fill-paper stroke-line [&_text]:fill-mute',
  chosen: 'fill-action stroke-action [&_text]:fill-on-action',
};

type StandProps = {
  readonly stand: PlannedStand;
  readonly name: string;
  readonly href: string;
  readonly look: keyof typeof looks;
  readonly isActive: boolean;
  readonly onFocus: (name: string) => void;
  readonly onChoose: (name: string) => void;
  readonly onKey: (stand: PlannedStand, event: KeyboardEvent<HTMLAnchorElement>) => void;
};

const StandLink = memo(function StandLink({
  stand,
  name,
  href,
  look,
  isActive,
  onFocus,
  onChoose,
  onKey,
}: StandProps) {
  const { exhibitor } = stand;
  const { x, y, width, depth, number } = exhibitor.stand;
  const centre = centreOf(exhibitor.stand);
  return (
    <a
      href={href}
      data-stand={name}
      tabIndex={isActive ? 0 : -1}
      aria-current={look === 'chosen' ? 'true' : undefined}
      onFocus={() => onFocus(name)}
      onKeyDown={(event) => onKey(stand, event)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(name);
      }}
      className={classes(
        'outline-none hover:stroke-ink focus-visible:stroke-focus focus-visible:[&_rect]:stroke-[3px]',
        looks[look],
      )}
    >
      <title>{`${name} ${exhibitor.name}`}</title>
      <rect x={x} y={y} width={width} height={depth} vectorEffect="non-scaling-stroke" />
      <text
        x={centre.x}
        y={centre.y}
        dy="0.36em"
        textAnchor="middle"
        stroke="none"
        className="pointer-events-none font-semibold"
      >
        {number}
      </text>
    </a>
  );
});

/** The visitor's place. */
function Here({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g aria-hidden className="pointer-events-none">
      <circle
        cx={x}
        cy={y}
        r={1.3}
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
        className="fill-focus stroke-paper"
      />
      <circle cx={x} cy={y} r={0.45} className="fill-paper" />
    </g>
  );
}
