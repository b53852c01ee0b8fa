import { inbox } from '@fairgate/schema/urls/inbox';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { InboxFrame } from '../InboxFrame.tsx';
import { readInboxSearch } from '../inbox-search.ts';

/** `/inbox`: everything that concerns a buyer or a supplier. The page is rendered without a viewer. */
export const Route = createFileRoute('/inbox')({
  validateSearch: readInboxSearch,
  loader: ({ context }) => describeAccountPage(context, context.i18n._(msg`Inbox`), inbox.format({})),
  head: pageHead,
  component: Page,
});

function Page() {
  return (
    <InboxFrame search={Route.useSearch()}>
      <p className="py-16 text-center text-mute">
        <Trans>Choose a conversation to read it here.</Trans>
      </p>
    </InboxFrame>
  );
}
