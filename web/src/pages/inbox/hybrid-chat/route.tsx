import { inbox } from '@fairgate/schema/urls/inbox';
import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { type ChatSearch, readChatSearch } from '../chat/chat-search.ts';
import { InboxFrame } from '../InboxFrame.tsx';

/** §2.4 `/hybird/chat` (spelled so), on phones: the inbox. With a supplier or a product (`supplier`, `product`) it leads to the chat. */
export const Route = createFileRoute('/hybird/chat')({
  validateSearch: (search: ChatSearch): ChatSearch => readChatSearch(search),
  beforeLoad: ({ search }) => {
    if (search.supplier ?? search.product) throw redirect({ to: '/inbox/chat', search, replace: true });
  },
  loader: ({ context }) => describeAccountPage(context, context.i18n._(msg`Inbox`), inbox.format({})),
  head: pageHead,
  component: Page,
});

function Page() {
  return <InboxFrame search={{}} />;
}
