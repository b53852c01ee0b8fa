import { Trans } from '@lingui/react/macro';
import { Facts } from '#ui/Facts.tsx';
import { ReplyTime } from '#features/supplier-card/ReplyTime.tsx';
import { useFormat } from '#ui/format.ts';
import { Rating } from '#ui/Rating.tsx';
import type { OwnSupplier } from './attention.ts';

/** The figures that buyers see next to the company's name. */
export function HowBuyersSeeIt({
  supplier: { rating, responsiveness, productCount, verifications, certificates },
}: {
  readonly supplier: OwnSupplier;
}) {
  const { number } = useFormat();
  return (
    <Facts
      facts={[
        {
          key: 'reviews',
          name: <Trans>Reviews</Trans>,
          value: rating ? <Rating average={rating.average} count={rating.count} /> : '–',
        },
        {
          key: 'answers',
          name: <Trans>Response</Trans>,
          value: responsiveness ? <ReplyTime {...responsiveness} /> : '–',
        },
        {
          key: 'products',
          name: <Trans>Number of products</Trans>,
          value: number(productCount),
        },
        { key: 'checks', name: <Trans>Verifications</Trans>, value: number(verifications.length) },
        {
          key: 'certificates',
          name: <Trans>Certificates</Trans>,
          value: certificates.length > 0 ? certificates.map(({ code }) => code).join(', ') : '–',
        },
      ]}
    />
  );
}
