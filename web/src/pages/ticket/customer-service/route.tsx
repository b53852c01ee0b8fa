import { ticketTopics } from '@fairgate/schema/constants';
import { customerService } from '@fairgate/schema/urls/assistant';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { TicketTopic } from '#graphql';
import { CustomerServiceDocument } from '#operations/customer-service.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { CustomerServicePage } from './CustomerServicePage.tsx';
import { CustomerServiceSkeleton } from './CustomerServiceSkeleton.tsx';

type Search = { keyword?: string; topic?: TicketTopic };

function topicOf(value: unknown): TicketTopic | undefined {
  return ticketTopics
    .find((topic) => typeof value === 'string' && topic === value.toLowerCase())
    ?.toUpperCase() as TicketTopic | undefined;
}

/**
 * §2.2 `/customer-service`: answers by topic, and a form to our team. `keyword` searches the answers, `topic`
 * sets the topic of the message.
 */
export const Route = createFileRoute('/customer-service')({
  validateSearch: ({ keyword, topic }: { keyword?: unknown; topic?: unknown }): Search => {
    const chosen = topicOf(topic);
    return { ...(typeof keyword === 'string' && { keyword }), ...(chosen && { topic: chosen }) };
  },
  loader: async ({ context }) => {
    // The form also works without the answers.
    const { helpTopics } = await loadPage(context, CustomerServiceDocument, {}).catch(() => ({
      helpTopics: null,
    }));
    const questions = (helpTopics ?? []).flatMap((topic) => topic.questions);
    const title = context.i18n._(msg`Help and contact`);
    const path = customerService.format({});
    return describePage(context, {
      title,
      description: context.i18n._(
        msg`Answers about buying, suppliers, quotes, trade fairs, accounts and personal data, and a way to contact our team.`,
      ),
      path,
      structured:
        import.meta.env.SSR &&
        (() => [
          breadcrumbData(context, [{ name: title, path }]),
          ...(questions.length > 0
            ? [
                {
                  '@type': 'FAQPage',
                  mainEntity: questions.map(({ question, answer }) => ({
                    '@type': 'Question',
                    name: question,
                    acceptedAnswer: { '@type': 'Answer', text: answer },
                  })),
                },
              ]
            : []),
        ]),
    });
  },
  head: pageHead,
  component: CustomerServicePage,
  pendingComponent: CustomerServiceSkeleton,
});
