import { inboxThread } from '@fairgate/schema/urls/inbox';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { InboxFrame } from '../InboxFrame.tsx';
import { InboxThread } from '../inbox-part.ts';
import { readInboxSearch } from '../inbox-search.ts';

/** `/inbox/{threadId}`: one thread; on a desktop beside the list. The page is rendered without a viewer. */
export const Route = createFileRoute('/inbox/$threadId')({
  params: { parse: inboxThread.parseParams, stringify: (params) => params },
  validateSearch: readInboxSearch,
  loader: ({ context, params: { threadId } }) =>
    describeAccountPage(context, context.i18n._(msg`Inbox`), inboxThread.format({ threadId })),
  head: pageHead,
  component: Page,
});

function Page() {
  const { threadId } = Route.useParams();
  return (
    <InboxFrame search={Route.useSearch()} threadId={threadId}>
      <InboxThread key={threadId} threadId={threadId} />
    </InboxFrame>
  );
}
