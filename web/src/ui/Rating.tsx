import { Plural, useLingui } from '@lingui/react/macro';
import { Star } from '#ui/icons.tsx';
import { useFormat } from './format.ts';

/** 4.6 of 5 stars with the number of reviews; `short` in lists. */
export function Rating({
  average,
  count,
  short = false,
}: {
  average: number;
  count: number;
  short?: boolean;
}) {
  const { t } = useLingui();
  const { number, score } = useFormat();
  const mean = score(average);
  return (
    <span className="inline-flex items-center gap-1 text-sm whitespace-nowrap">
      <Star aria-hidden size={15} className="fill-ink" />
      <span className="sr-only">{t`Rated ${mean} of 5`}</span>
      <span aria-hidden className="figures font-semibold">
        {mean}
      </span>
      <span className="text-mute">
        ({short ? <bdi>{number(count)}</bdi> : <Plural value={count} one="# review" other="# reviews" />})
      </span>
    </span>
  );
}
