import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { nameOfStand, type PlanPlace, type PlannedStand } from './plan.ts';

type Props = {
  readonly place: PlanPlace;
  readonly stands: readonly PlannedStand[];
  /** 'A-107' */
  readonly chosen: string | undefined;
};

/** The exhibitors on the plan by stand; a press chooses the stand. On a narrow screen the list is a section of its own. */
export function StandList({ place, stands, chosen }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Link
        {...place.list}
        className="line-link self-start justify-self-start font-semibold underline underline-offset-4 lg:hidden"
      >
        <Trans>Show as a list</Trans>
      </Link>
      {stands.length === 0 ? (
        <p className="text-mute max-lg:hidden">
          <Trans>No exhibitors here</Trans>
        </p>
      ) : (
        <ul
          aria-label={t`Exhibitors`}
          className="max-h-[70svh] overflow-y-auto rounded-md border border-line max-lg:hidden"
        >
          {stands.map(({ exhibitor: { number, name, stand } }) => (
            <li key={number} className="border-b border-line last:border-b-0">
              <Link
                {...place.link({ hall: stand.hall, stand: nameOfStand(stand) })}
                replace
                resetScroll={false}
                aria-current={chosen === nameOfStand(stand) ? 'page' : undefined}
                activeProps={{}}
                className="flex min-h-9 gap-3 px-3 py-1.5 pointer-coarse:min-h-11 pointer-coarse:items-center text-sm hover:bg-surface aria-[current=page]:bg-surface aria-[current=page]:font-semibold"
              >
                <bdi dir="ltr" className="figures max-w-1/2 min-w-14 shrink-0 font-semibold wrap-anywhere">
                  {nameOfStand(stand)}
                </bdi>
                <span dir="auto" className="text-match min-w-0 flex-1">
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
