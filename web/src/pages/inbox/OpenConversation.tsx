import { chatMessageMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ConversationView } from '#features/conversation/ConversationView.tsx';
import type { InboxConversationPartFragment } from '#graphql';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { ArrowLeft } from '#ui/icons.tsx';
import { AskForMeeting } from './AskForMeeting.tsx';
import { ChatProduct } from './ChatProduct.tsx';
import { BlockedNote } from './BlockedNote.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { EnquiryPart } from './EnquiryPart.tsx';
import { OrderPart } from './OrderPart.tsx';
import { MeetingPart } from './MeetingPart.tsx';
import { OtherSide } from './OtherSide.tsx';
import { RfqPart } from './RfqPart.tsx';
import { useEarlier } from './use-earlier.ts';

type Props = {
  readonly conversation: InboxConversationPartFragment;
  /** The id of the viewer's account. */
  readonly account: string;
  /** Something has changed: loads it. */
  readonly onChange: () => void;
};

/** The conversation that is open: what it is about, and its messages. */
export function OpenConversation({ conversation, account, onChange }: Props) {
  const { id, kind, supplier, product, enquiry, order, meeting, unreadCount } = conversation;
  const viewer = useSignedIn();
  const { messages, more } = useEarlier(id, conversation.messages);
  return (
    <article className="grid gap-4">
      <header className="grid gap-1">
        <Link to="/inbox" className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold lg:hidden">
          <ArrowLeft aria-hidden size={20} className="mirror" />
          <Trans>Inbox</Trans>
        </Link>
        <div className="flex items-start gap-2">
          <h2 dir="auto" className="text-match min-w-0 flex-1 text-xl md:text-2xl">
            {viewer === 'buyer' && supplier ? (
              <Link
                to="/supplier/{$supplier}.html"
                params={{ supplier: { slug: supplier.slug, id: supplier.id } }}
                className="line-link underline-offset-4 hover:underline"
              >
                {supplier.name}
              </Link>
            ) : (
              <OtherSide conversation={conversation} viewer={viewer} />
            )}
          </h2>
          {kind !== 'TICKET' && <ConversationMenu state={conversation} />}
        </div>
        {viewer === 'supplier' && conversation.contactCompanyName && (
          <p dir="auto" className="text-match text-mute">
            {conversation.contactCompanyName}
          </p>
        )}
        <AskForMeeting conversation={conversation} account={account} />
      </header>
      {product && <ChatProduct product={product} />}
      <RfqPart conversation={conversation} />
      {meeting && <MeetingPart meeting={meeting} supplierName={supplier?.name ?? ''} onChange={onChange} />}
      {enquiry && <EnquiryPart enquiry={enquiry} onChange={onChange} />}
      {order && <OrderPart order={order} onChange={onChange} />}
      <ConversationView
        conversationId={id}
        account={account}
        messages={messages}
        unreadCount={unreadCount}
        maxLength={kind === 'CHAT' ? chatMessageMaxCharacters : undefined}
        onEarlier={more && (() => void more())}
        onSent={onChange}
        instead={conversation.isBlocked && <BlockedNote state={conversation} />}
      />
    </article>
  );
}
