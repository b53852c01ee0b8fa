import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The way from the form to the quotations. */
export function WhatHappensNext() {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-lg">
        <Trans>What happens next</Trans>
      </h2>
      <ol className="grid max-w-xl list-decimal gap-2 ps-5 text-mute">
        <li>
          <Trans>You get a number right away. Suppliers that make this see your request.</Trans>
        </li>
        <li>
          <Trans>They ask you what is missing, and quote. We email you each quotation.</Trans>
        </li>
        <li>
          <Trans>You compare the quotations side by side and accept one, or none. It’s free.</Trans>
        </li>
      </ol>
      <p>
        <Link
          to="/categories"
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          <Trans>Browse all categories</Trans>
        </Link>
      </p>
    </section>
  );
}
