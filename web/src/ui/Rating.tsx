import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useFormat } from './format.ts';

/** 4.6 of 5 stars and how many said so. */
export function Rating({ average, count }: { average: number; count: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const mean = number(average);
  return (
    <span className="inline-flex items-center gap-1 text-sm whitespace-nowrap">
      <Star aria-hidden size={15} className="fill-ink" />
      <span className="sr-only">{t`Rated ${mean} of 5`}</span>
      <span aria-hidden className="figures font-semibold">{mean}</span>
      <span className="text-mute">(<Trans>{number(count)} reviews</Trans>)</span>
    </span>
  );
}
