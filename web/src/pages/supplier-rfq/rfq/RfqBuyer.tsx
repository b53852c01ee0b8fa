import { Trans } from '@lingui/react/macro';
import type { SupplierRfqDetailFragment } from '#graphql';

/** Who asks. A supplier that the buyer did not choose knows it once it has quoted. */
export function RfqBuyer({ contact }: Pick<SupplierRfqDetailFragment, 'contact'>) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">
        <Trans>Buyer</Trans>
      </h3>
      {contact ? (
        <address className="grid justify-items-start gap-0.5 not-italic">
          <bdi className="font-semibold">{contact.name}</bdi>
          {contact.companyName && <bdi>{contact.companyName}</bdi>}
          <a
            href={`mailto:${contact.email}`}
            dir="ltr"
            className="text-match line-link wrap-anywhere underline underline-offset-4"
          >
            {contact.email}
          </a>
          {contact.phone && (
            <a
              href={`tel:${contact.phone}`}
              dir="ltr"
              className="text-match line-link underline underline-offset-4"
            >
              {contact.phone}
            </a>
          )}
        </address>
      ) : (
        <p className="text-mute">
          <Trans>You see the buyer’s contact details when you have sent a quotation.</Trans>
        </p>
      )}
    </section>
  );
}
