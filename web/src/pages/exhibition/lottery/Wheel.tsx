import type { LotteryData } from './lottery-data.ts';

type Props = {
  readonly prizes: LotteryData['prizes'];
  /** The result: the code of a prize, or null for none. */
  readonly result?: string | null | undefined;
  /** Turns to the result; otherwise it shows it at once. */
  readonly turns?: boolean;
  /** It is still turning: nothing gives the result away. */
  readonly isTurning?: boolean;
  /** The result is what counts: on a phone it is then in sight below the wheel. */
  readonly isSmall?: boolean;
};

const turnCount = 4;
const radius = 96;
const fills = ['fill-surface', 'fill-paper'];

/** How long the wheel turns; not at all under reduced motion (ui/motion.css). */
export const turnMs = 2_000;

/**
 * The wheel, with a segment for each prize by its number in the table and one for none. The result is also a text (OwnSpin).
 */
export function Wheel({ prizes, result, turns = false, isTurning = false, isSmall = false }: Props) {
  const labels = [...prizes.map((_, index) => String(index + 1)), '–'];
  const step = 360 / labels.length;
  const place = prizes.findIndex(({ code }) => code === result);
  const won = isTurning ? -1 : place;
  const fillOf = (index: number) =>
    index === won
      ? 'fill-brand-tint'
      : index === prizes.length
        ? 'fill-placeholder'
        : (fills[index % fills.length] ?? '');
  const end = result === undefined ? 0 : -(place === -1 ? prizes.length : place) * step;
  return (
    <svg
      viewBox="-100 -108 200 210"
      aria-hidden
      className={`max-w-full md:w-72 ${isSmall ? 'w-40' : 'w-60'}`}
      data-result={result}
    >
      <g
        style={{
          transform: `rotate(${end + (turns ? turnCount * 360 : 0)}deg)`,
          transition: turns ? `transform ${turnMs}ms cubic-bezier(0.2, 0.7, 0.2, 1)` : 'none',
        }}
      >
        {labels.map((label, index) => (
          <g key={label} transform={`rotate(${index * step})`}>
            <path d={segment(step)} className={`stroke-edge ${fillOf(index)}`} />
            <text
              y={-radius * 0.66}
              textAnchor="middle"
              className={`figures text-[24px] font-bold ${index === won ? 'fill-brand-ink' : 'fill-ink'}`}
            >
              {label}
            </text>
          </g>
        ))}
        <circle r="10" className="fill-ink" />
      </g>
      <path d="M -9 -106 L 9 -106 L 0 -86 Z" className="fill-brand stroke-paper" />
    </svg>
  );
}

/** A piece of the circle, its middle at the top. */
function segment(degrees: number): string {
  const half = (degrees / 2) * (Math.PI / 180);
  const [x, y] = [(radius * Math.sin(half)).toFixed(2), (-radius * Math.cos(half)).toFixed(2)];
  return `M 0 0 L -${x} ${y} A ${radius} ${radius} 0 0 1 ${x} ${y} Z`;
}
