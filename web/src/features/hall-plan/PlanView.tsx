import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { Maximize, ZoomIn, ZoomOut } from '#ui/icons-on-demand.tsx';
import { centreOf, firstZoom, letterMetres, smallestLetterPx } from './plan-geometry.ts';
import { nameOfStand, type HallPlan, type PlanPlace } from './plan.ts';
import { PlanStands } from './PlanStands.tsx';
import { useZoom } from './use-zoom.ts';

type Props = {
  readonly hrefOf: PlanPlace['hrefOf'];
  readonly plan: HallPlan;
  readonly isNarrowed: boolean;
  readonly isPhone: boolean;
  /** 'A-107' */
  readonly chosen: string | undefined;
  readonly here: string | undefined;
  readonly onChoose: (stand: string) => void;
};

/**
 * The plan in a box that scrolls, with buttons to zoom. Arrow keys go from stand to stand. In right-to-left languages the plan is not mirrored: it shows the hall as it is.
 */
export function PlanView({ hrefOf, plan, isNarrowed, isPhone, chosen, here, onChoose }: Props) {
  const { t } = useLingui();
  const { hall, stands } = plan;
  const { code } = hall;
  const box = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const letter = letterMetres(stands);
  const first = firstZoom(plan, isPhone ? 'phone' : 'desktop');
  const { zoom, zoomIn, zoomOut, showAll } = useZoom(box, first);
  const isReadable = useIsReadable(paper, hall.width, letter);

  // React keeps the stands as they are while only the zoom changes.
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  }, [onChoose]);
  const choose = useCallback((stand: string) => latest.current(stand), []);

  const goal = [chosen, here]
    .map((name) => stands.find(({ exhibitor }) => nameOfStand(exhibitor.stand) === name))
    .find((stand) => stand !== undefined)?.exhibitor.stand;
  useEffect(() => {
    const element = box.current;
    if (!element || !goal) return;
    const centre = centreOf(goal);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({
      left: (centre.x / hall.width) * element.scrollWidth - element.clientWidth / 2,
      top: (centre.y / hall.depth) * element.scrollHeight - element.clientHeight / 2,
      behavior: isStill ? 'instant' : 'smooth',
    });
  }, [goal, hall]);

  return (
    // As high as the plan, also beside a longer list: the buttons stand in its corner.
    <div className="relative lg:self-start">
      <div
        ref={box}
        dir="ltr"
        className="max-h-[70svh] touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-md border border-line bg-surface"
      >
        <div
          ref={paper}
          className={isReadable ? 'mx-auto' : 'mx-auto [&_text]:invisible'}
          style={{
            aspectRatio: `${hall.width} / ${hall.depth}`,
            inlineSize: `calc(min(100%, 70svh * ${hall.width / hall.depth}) * ${zoom})`,
          }}
        >
          <PlanStands
            hrefOf={hrefOf}
            plan={plan}
            label={t`Plan of hall ${code}`}
            letter={letter}
            isNarrowed={isNarrowed}
            chosen={chosen}
            here={here}
            onChoose={choose}
          />
        </div>
      </div>
      <div className="absolute end-3 bottom-3 grid gap-2 print:hidden">
        <IconButton floating icon={ZoomIn} label={t`Zoom in`} onClick={zoomIn} />
        <IconButton floating icon={ZoomOut} label={t`Zoom out`} onClick={zoomOut} />
        <IconButton floating icon={Maximize} label={t`Show the whole hall`} onClick={showAll} />
      </div>
    </div>
  );
}

/** Whether the stand numbers are large enough to be read. */
function useIsReadable(
  paper: React.RefObject<HTMLElement | null>,
  widthMetres: number,
  letter: number,
): boolean {
  const [isReadable, setIsReadable] = useState(true);
  useEffect(() => {
    const element = paper.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setIsReadable((entry.contentRect.width / widthMetres) * letter >= smallestLetterPx);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [paper, widthMetres, letter]);
  return isReadable;
}
