import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { PageTop } from '../../PageTop.tsx';

const route = getRouteApi('/rfq');

/** A request to all matching suppliers, for visitors who have not found a product. */
export function RfqFormPage() {
  const { t } = useLingui();
  const { rfq_description: wanted } = route.useSearch();
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop title={<Trans>Request quotes</Trans>}>
        <p className="max-w-xl text-mute">
          <Trans>
            Tell us what you need, how much, and where it should be delivered. We’ll ask suitable suppliers
            for quotes and email them to you.
          </Trans>
        </p>
      </PageTop>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <ContactForm
          key={wanted}
          form="quotations"
          topic="QUOTATIONS"
          topicFixed
          message={wanted === undefined ? undefined : `${t`I am looking for:`} ${wanted}\n`}
          messageHelp={
            <Trans>Colour, material, packaging, delivery location: anything that affects the price.</Trans>
          }
          submitText={<Trans>Request quotes</Trans>}
        />
        <section className="grid content-start gap-3">
          <h2 className="text-lg">
            <Trans>What happens next</Trans>
          </h2>
          <ol className="grid max-w-xl list-decimal gap-2 ps-5 text-mute">
            <li>
              <Trans>You get a reference number right away. Please mention it if you contact us again.</Trans>
            </li>
            <li>
              <Trans>We find suppliers that make this and ask them for quotes.</Trans>
            </li>
            <li>
              <Trans>We’ll email you the quotes. It’s free, with no obligation.</Trans>
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
      </div>
    </div>
  );
}
