import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';

/** A link from no results to the RFQ form (§2.2 `/rfq`), with the keyword. */
export function RfqOffer({ keyword }: { readonly keyword: string | undefined }) {
  return (
    <section className="mb-6 flex max-w-2xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <div className="grid min-w-56 flex-1 gap-1">
        <h2 className="text-lg">
          <Trans>Let suppliers come to you</Trans>
        </h2>
        <p className="text-sm text-mute">
          <Trans>
            Tell us what you need, how much, and where it should be delivered. We’ll ask suitable suppliers
            for quotes and email them to you.
          </Trans>
        </p>
      </div>
      <Link
        to="/rfq"
        search={keyword === undefined ? {} : { rfq_description: keyword }}
        className={buttonStyle()}
      >
        <Trans>Request quotes</Trans>
      </Link>
    </section>
  );
}
