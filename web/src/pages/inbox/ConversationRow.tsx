import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { OrderStateText } from '#features/conversation/OrderStateText.tsx';
import type { ConversationRowFragment } from '#graphql';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { classes } from '#ui/classes.ts';
import { formatDayAndTime } from '#ui/format-time.ts';
import { PriceText } from '#ui/Texts.tsx';
import { EnquiryStateText } from './EnquiryStateText.tsx';
import type { InboxSearch } from './inbox-search.ts';
import { MeetingStateText } from './MeetingStateText.tsx';
import { OtherSide } from './OtherSide.tsx';

type Props = {
  readonly conversation: ConversationRowFragment;
  readonly search: InboxSearch;
  readonly isOpen: boolean;
};

/** A conversation in the list: with whom, about what, the last words, and whether they were read. */
export function ConversationRow({ conversation, search, isOpen }: Props) {
  const { i18n } = useLingui();
  const {
    id,
    unreadCount,
    lastMessage,
    enquiry,
    order,
    meeting,
    product,
    rfqNumber,
    rfqProductName,
    changedAt,
  } = conversation;
  // A message about the state of an order may have no words.
  const words = order ? lastMessage?.body || order.lines[0]?.name : (lastMessage?.body ?? rfqProductName);
  const isUnread = unreadCount > 0;
  return (
    <li>
      <Link
        to="/inbox/$conversationId"
        params={{ conversationId: id }}
        search={search}
        aria-current={isOpen ? 'page' : undefined}
        className="grid gap-0.5 px-2 py-3 hover:bg-surface aria-[current=page]:bg-surface"
      >
        <span className="flex items-baseline gap-2">
          <span
            dir="auto"
            className={classes(
              'text-match min-w-0 flex-1 truncate',
              isUnread ? 'font-bold' : 'font-semibold',
            )}
          >
            <OtherSide conversation={conversation} viewer={useSignedIn()} />
          </span>
          {isUnread && (
            <span className="figures rounded-full bg-ink px-2 text-xs font-bold text-paper">
              {unreadCount}
              <span className="sr-only">
                <Trans>unread</Trans>
              </span>
            </span>
          )}
        </span>
        {words && (
          <span dir="auto" className={classes('text-match truncate text-sm', !isUnread && 'text-mute')}>
            {words}
          </span>
        )}
        <span className="flex flex-wrap gap-x-3 text-xs text-mute">
          <time dateTime={changedAt}>{formatDayAndTime(i18n.locale, changedAt)}</time>
          {product && (
            <span dir="auto" className="text-match max-w-full truncate">
              {product.name}
            </span>
          )}
          {rfqNumber && <bdi className="figures">{rfqNumber}</bdi>}
          {order && (
            <>
              <bdi className="figures">{order.number}</bdi>
              <OrderStateText state={order.state} />
              <PriceText value={order.total} className="figures" />
            </>
          )}
          {meeting && (
            <>
              <bdi className="figures">{meeting.number}</bdi>
              <MeetingStateText meeting={meeting} />
            </>
          )}
          {enquiry && (
            <>
              <bdi className="figures">{enquiry.number}</bdi>
              <EnquiryStateText state={enquiry.state} />
            </>
          )}
        </span>
      </Link>
    </li>
  );
}
