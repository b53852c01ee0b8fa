import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { Select } from '#ui/Select.tsx';
import { scoreSorts, type ScoreSearch, type ScoreSort as Sort } from './score-search.ts';

/** The sort order: a form, so that it works without scripts. */
export function ScoreSort({
  productId,
  search,
}: {
  readonly productId: string;
  readonly search: ScoreSearch;
}) {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const at = { to: '/product/score/list/$productId', params: { productId } } as const;
  const labels: Record<Sort | '', string> = {
    '': t`Newest`,
    oldest: t`Oldest`,
    best: t`Highest rating first`,
    worst: t`Lowest rating first`,
  };
  return (
    <form action={router.buildLocation(at).publicHref} className="flex gap-2">
      {search.stars !== undefined && <input type="hidden" name="stars" value={search.stars} />}
      <div className="min-w-0 flex-1">
        <Select
          name="sort"
          label={t`Sort by`}
          labelHidden
          value={search.sort ?? ''}
          options={(['', ...scoreSorts] as const).map((value) => ({ value, label: labels[value] }))}
          onChange={(value) =>
            void navigate({
              ...at,
              search: { ...search, sort: value === '' ? undefined : value, pageNo: undefined },
              resetScroll: false,
            })
          }
        />
      </div>
      <noscript>
        <button type="submit" className={buttonStyle()}>
          <Trans>Sort</Trans>
        </button>
      </noscript>
    </form>
  );
}
