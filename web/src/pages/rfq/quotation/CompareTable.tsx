import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { QuotationReply, RfqDetailFragment } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { Fascia } from '#ui/Fascia.tsx';
import { CountryText } from '#ui/Texts.tsx';
import type { Offer } from './compare.ts';
import { QuotationStateText } from '#features/rfq/QuotationStateText.tsx';
import { OrderLink } from './OrderLink.tsx';
import { useRows } from './use-rows.tsx';

type Props = {
  readonly rfq: RfqDetailFragment;
  /** The id of the buyer. */
  readonly account: string;
  readonly offers: readonly Offer[];
  /** The id of the quotation with the lowest total. */
  readonly lowest: string | undefined;
  readonly onDecide: (quotationId: string, reply: QuotationReply) => void;
};

/** One column for each supplier, one row for each fact. */
export function CompareTable({ rfq, account, offers, lowest, onDecide }: Props) {
  const { t } = useLingui();
  const rows = useRows(rfq, account);
  const isOpen = rfq.state === 'OPEN' || rfq.state === 'EXPIRED';
  return (
    <div tabIndex={0} role="region" aria-label={t`Quotations side by side`} className="overflow-x-auto">
      <table
        className="figures w-full table-fixed border-separate border-spacing-0 text-sm"
        style={{
          minInlineSize: `${7 + offers.length * 11}rem`,
          maxInlineSize: `${11 + offers.length * 20}rem`,
        }}
      >
        <thead>
          <tr className="align-top">
            <th scope="col" className="sticky start-0 z-1 w-28 bg-paper text-start font-normal md:w-44">
              <span className="sr-only">{t`Fact`}</span>
            </th>
            {offers.map(({ isOwnUnit, quotation: { id, number, supplier, state, product, orderId } }) => (
              <th
                key={id}
                scope="col"
                aria-label={[supplier?.name, number].filter(Boolean).join(' ')}
                className="ps-3 pb-3 text-start font-normal"
              >
                <div className="grid overflow-hidden rounded-md border border-line">
                  <Fascia country={supplier && <CountryText code={supplier.countryCode} />}>
                    {supplier ? (
                      <Link
                        to="/supplier/{$supplier}.html"
                        params={{ supplier: { slug: supplier.slug, id: supplier.id } }}
                        className="underline-offset-4 hover:underline"
                      >
                        {supplier.name}
                      </Link>
                    ) : (
                      <Trans>No longer listed</Trans>
                    )}
                  </Fascia>
                  <div className="grid gap-0.5 border-t-2 border-dashed border-line p-3">
                    <span>
                      <bdi>{number}</bdi>
                    </span>
                    <span className="font-semibold">
                      <QuotationStateText viewer="buyer" state={state} />
                    </span>
                    {state === 'ACCEPTED' && (
                      <OrderLink
                        quotationId={id}
                        productId={product?.id}
                        quantity={isOwnUnit ? rfq.quantity : undefined}
                        orderId={orderId}
                      />
                    )}
                    {id === lowest && (
                      <span className="text-mute">
                        <Trans>Lowest total</Trans>
                      </span>
                    )}
                  </div>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cell }) => (
            <tr key={key} className="*:border-b *:border-line *:py-2.5 *:align-top">
              <th
                scope="row"
                className="sticky start-0 z-1 bg-paper pe-2 text-start font-normal hyphens-auto text-mute"
              >
                {name}
              </th>
              {offers.map((offer) => (
                <td key={offer.quotation.id} className="ps-3 wrap-anywhere">
                  {cell(offer)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {isOpen && (
          <tfoot>
            <tr className="align-top">
              <td className="sticky start-0 z-1 bg-paper">
                <span className="sr-only">{t`Waiting for your decision`}</span>
              </td>
              {offers.map(({ quotation: { id, number, state } }) => (
                <td key={id} className="ps-3 pt-4">
                  {state === 'SENT' && (
                    <div className="grid gap-2">
                      <Button
                        look="primary"
                        aria-label={t`Accept ${number}`}
                        onClick={() => onDecide(id, 'ACCEPT')}
                      >
                        <Trans>Accept</Trans>
                      </Button>
                      <Button aria-label={t`Decline ${number}`} onClick={() => onDecide(id, 'DECLINE')}>
                        <Trans>Decline</Trans>
                      </Button>
                    </div>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
