import { inboxChat } from '@fairgate/schema/urls/inbox';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ChatPageDocument } from '#operations/chat-page.ts';
import { describePage } from '../../describe-page.ts';
import { SubjectNotFound } from '../../SubjectNotFound.tsx';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { InboxSkeleton } from '../InboxSkeleton.tsx';
import { ChatPage } from './ChatPage.tsx';
import { type ChatSearch, readChatSearch } from './chat-search.ts';
import { chatSides, chatVariables } from './chat-variables.ts';

/** `/inbox/chat?supplier=…&product=…`: the message that begins a chat. A guest can type it, and logs in to send it. */
export const Route = createFileRoute('/inbox/chat')({
  validateSearch: (search: ChatSearch): ChatSearch => readChatSearch(search),
  loaderDeps: ({ search: { supplier, product } }) => ({ supplier, product }),
  loader: async ({ context, deps }) => {
    const { supplier } = chatSides(await loadPage(context, ChatPageDocument, chatVariables(deps)));
    if (!supplier) throw notFound();
    return describePage(context, {
      title: context.i18n._(msg`Chat with ${supplier.name}`),
      path: inboxChat.format({}),
      hidden: true,
    });
  },
  head: pageHead,
  component: ChatPage,
  pendingComponent: InboxSkeleton,
  notFoundComponent: SubjectNotFound,
});
