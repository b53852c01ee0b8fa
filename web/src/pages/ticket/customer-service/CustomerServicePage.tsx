import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { useCustomerServiceQuery } from '#operations/customer-service.ts';
import { Section } from '#ui/Section.tsx';
import { PageTop } from '../../PageTop.tsx';
import { HelpSearch } from './HelpSearch.tsx';

const route = getRouteApi('/customer-service');

export function CustomerServicePage() {
  const { keyword = '', topic = 'BUYING' } = route.useSearch();
  const { data } = useCustomerServiceQuery();
  const topics = data?.helpTopics ?? [];
  return (
    <div className="page grid gap-8 pt-2 pb-8">
      <PageTop title={<Trans>Help and contact</Trans>} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        {topics.length > 0 ? (
          <HelpSearch topics={topics} words={keyword} />
        ) : (
          <p className="text-mute">
            <Trans>The answers couldn’t be loaded. Write to us and a person will reply.</Trans>
          </p>
        )}
        <div id="contact" className="scroll-mt-[calc(var(--header)+1rem)]">
          <Section title={<Trans>Contact our team</Trans>}>
            <ContactForm
              key={topic}
              form="customer-service"
              topic={topic}
              messageHelp={
                <Trans>
                  What did you do, and what did you expect to happen? Product, supplier or badge numbers help.
                </Trans>
              }
              submitText={<Trans>Send message</Trans>}
            />
          </Section>
        </div>
      </div>
    </div>
  );
}
