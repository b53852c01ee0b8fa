import { ticketTopics } from '@fairgate/schema/constants';
import { customerService } from '@fairgate/schema/urls/assistant';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { TicketTopic } from '#graphql';
import { CustomerServiceDocument } from '#operations/customer-service.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { CustomerServicePage } from './CustomerServicePage.tsx';
import { CustomerServiceSkeleton } from './CustomerServiceSkeleton.tsx';

type Search = { keyword?: string; topic?: TicketTopic };

function topicOf(value: unknown): TicketTopic | undefined {
  return ticketTopics.find((topic) => typeof value === 'string' && topic === value.toLowerCase())?.toUpperCase() as TicketTopic | undefined;
}

/** §2.2 `/customer-service`: answers by topic, and an operator; `keyword` searches the answers, `topic` chooses a message's. */
export const Route = createFileRoute('/customer-service')({
  validateSearch: ({ keyword, topic }: { keyword?: unknown; topic?: unknown }): Search => {
    const chosen = topicOf(topic);
    return { ...(typeof keyword === 'string' && { keyword }), ...(chosen && { topic: chosen }) };
  },
  loader: async ({ context }) => {
    // Without the answers one can still write.
    const { helpTopics } = await loadPage(context, CustomerServiceDocument, {}).catch(() => ({ helpTopics: null }));
    return { questions: (helpTopics ?? []).flatMap(({ questions }) => questions.map(({ question, answer }) => ({ question, answer }))) };
  },
  head: ({ match: { context }, loaderData }) => pageHead(context, {
    title: context.i18n._(msg`Help and contact`),
    description: context.i18n._(msg`Answers about buying, suppliers, quotations, fairs, accounts and personal data, and an operator to write to.`),
    path: customerService.format({}),
    ...(loaderData && loaderData.questions.length > 0 && {
      structured: {
        '@type': 'FAQPage',
        mainEntity: loaderData.questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
      },
    }),
  }),
  component: CustomerServicePage,
  pendingComponent: CustomerServiceSkeleton,
});
