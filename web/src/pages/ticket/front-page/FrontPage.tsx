import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { useFrontPageQuery } from '#operations/front-page.ts';
import { Section } from '#ui/Section.tsx';
import { PageTop } from '../../PageTop.tsx';
import { FrontPageSkeleton } from './FrontPageSkeleton.tsx';
import { ServiceCard } from './ServiceCard.tsx';

const route = getRouteApi('/frontpage');

/** The trade services around a purchase, each with its steps, and one form to enquire about them. */
export function FrontPage() {
  const { service } = route.useSearch();
  const { data } = useFrontPageQuery();
  const services = data?.tradeServices;
  if (!services) return <FrontPageSkeleton />;
  const chosen = services.find(({ key }) => key === service) ?? services[0];
  const title = chosen?.title ?? '';
  return (
    <div className="page grid gap-8 pt-2 pb-8">
      <PageTop title={<Trans>Trade services</Trans>}>
        <p className="max-w-[70ch] text-mute">
          <Trans>
            We handle what’s hard to do remotely. Asking is free, and we quote a price before we start.
          </Trans>
        </p>
      </PageTop>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {services.map((one) => (
          <ServiceCard key={one.key} service={one} chosen={one.key === chosen?.key} />
        ))}
      </ul>
      {chosen && (
        <div id="enquiry" className="scroll-mt-[calc(var(--header)+1rem)]">
          <Section title={<Trans>Enquiry: {title}</Trans>}>
            <ContactForm
              key={chosen.key}
              form="trade-service"
              topic="SERVICES"
              topicFixed
              serviceKey={chosen.key}
              messageHelp={<Trans>Which products, how many, from where to where, and by when?</Trans>}
              submitText={<Trans>Request a quote</Trans>}
            />
          </Section>
        </div>
      )}
    </div>
  );
}
