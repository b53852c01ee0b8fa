import { Trans } from '@lingui/react/macro';
import type { ReviewFragment } from '#graphql';
import { useFormat, type UnitName } from '#ui/format.ts';
import { CountryText, DateText } from '#ui/Texts.tsx';
import { Stars } from './Stars.tsx';

type Props = {
  readonly review: ReviewFragment;
  readonly unit: UnitName;
};

/** One review: text, buyer and country, date and order quantity. */
export function ReviewItem({ review, unit }: Props) {
  const { stars, text, buyer, countryCode, quantity, writtenOn } = review;
  const { counted } = useFormat();
  return (
    <article className="grid gap-1 border-b border-line pb-4 last:border-b-0">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <Stars stars={stars} />
        <DateText iso={writtenOn} className="text-sm text-mute" />
      </p>
      <p dir="auto" className="max-w-[70ch] text-match">
        {text}
      </p>
      <p className="text-sm text-mute">
        <bdi className="text-ink">{buyer}</bdi>
        <span aria-hidden> · </span>
        <CountryText code={countryCode} />
        <span aria-hidden> · </span>
        <Trans>
          ordered <bdi suppressHydrationWarning>{counted(quantity, unit)}</bdi>
        </Trans>
      </p>
    </article>
  );
}
