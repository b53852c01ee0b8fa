import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { PageTop } from '../../PageTop.tsx';

const route = getRouteApi('/rfq');

/** One request to whoever can make it, for those who have not found a product to ask about. */
export function RfqFormPage() {
  const { t } = useLingui();
  const { rfq_description: wanted } = route.useSearch();
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop title={<Trans>Request quotations</Trans>}>
        <p className="max-w-xl text-mute">
          <Trans>
            Say what you need, how much and for where: an operator asks the suppliers that make it and sends
            you their quotations by email.
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
            <Trans>Colour, material, packing, place of delivery: whatever changes the price.</Trans>
          }
          submitText={<Trans>Request quotations</Trans>}
        />
        <section className="grid content-start gap-3">
          <h2 className="text-lg">
            <Trans>What happens next</Trans>
          </h2>
          <ol className="grid max-w-xl list-decimal gap-2 ps-5 text-mute">
            <li>
              <Trans>You get a number at once. Name it if you write again.</Trans>
            </li>
            <li>
              <Trans>An operator looks for suppliers that make this and asks them.</Trans>
            </li>
            <li>
              <Trans>
                Their quotations come to your email address. It costs nothing and binds you to nothing.
              </Trans>
            </li>
          </ol>
          <p>
            <Link
              to="/categories"
              className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
            >
              <Trans>Look through all categories</Trans>
            </Link>
          </p>
        </section>
      </div>
    </div>
  );
}
