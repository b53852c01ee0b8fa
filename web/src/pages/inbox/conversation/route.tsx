import { inboxConversation } from '@fairgate/schema/urls/inbox';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { InboxFrame } from '../InboxFrame.tsx';
import { InboxConversation } from '../inbox-part.ts';
import { readInboxSearch } from '../inbox-search.ts';

/** `/inbox/{conversationId}`: one conversation; on a desktop beside the list. The page is rendered without a viewer. */
export const Route = createFileRoute('/inbox/$conversationId')({
  params: { parse: inboxConversation.parseParams, stringify: (params) => params },
  validateSearch: readInboxSearch,
  loader: ({ context, params: { conversationId } }) =>
    describeAccountPage(context, context.i18n._(msg`Inbox`), inboxConversation.format({ conversationId })),
  head: pageHead,
  component: Page,
});

function Page() {
  const { conversationId } = Route.useParams();
  return (
    <InboxFrame search={Route.useSearch()} conversationId={conversationId}>
      <InboxConversation key={conversationId} conversationId={conversationId} />
    </InboxFrame>
  );
}
