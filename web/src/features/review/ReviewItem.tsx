import { Trans } from '@lingui/react/macro';
import type { ReviewFragment } from '#graphql';
import { CountryText, DateText, NumberText } from '#ui/Texts.tsx';
import { Stars } from './Stars.tsx';

type Props = {
  readonly review: ReviewFragment;
  readonly unit: { readonly one: string; readonly many: string };
};

/** One review: text, buyer and country, date and order quantity. */
export function ReviewItem({ review, unit }: Props) {
  const { stars, text, buyer, countryCode, quantity, writtenOn } = review;
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
          ordered <NumberText value={quantity} /> {quantity === 1 ? unit.one : unit.many}
        </Trans>
      </p>
    </article>
  );
}
