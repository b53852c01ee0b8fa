import { Trans } from '@lingui/react/macro';

/** What our team does with an RFQ, and what it does not do. */
export function SourcingSteps() {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-lg">
        <Trans>What our team does</Trans>
      </h2>
      <ol className="grid max-w-xl list-decimal gap-2 ps-5 text-mute">
        <li>
          <Trans>We publish your request to all suppliers in the category.</Trans>
        </li>
        <li>
          <Trans>If nobody answers, we look for suppliers and ask them ourselves.</Trans>
        </li>
        <li>
          <Trans>Each quotation comes from the supplier. You talk to them directly.</Trans>
        </li>
      </ol>
      <p className="max-w-xl text-mute">
        <Trans>It’s free for buyers. We take no share of your order.</Trans>
      </p>
    </section>
  );
}
