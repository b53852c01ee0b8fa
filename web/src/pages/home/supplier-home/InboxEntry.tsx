import { Plural, Trans } from '@lingui/react/macro';
import { Inbox } from '#ui/icons-on-demand.tsx';
import { Entry } from './Entry.tsx';

type Props = { readonly unreadCount: number; readonly totalCount: number };

/** The way to the buyers' enquiries, with what is unread. */
export function InboxEntry({ unreadCount, totalCount }: Props) {
  return (
    <Entry to="/inbox" icon={Inbox} title={<Trans>Inbox</Trans>}>
      {unreadCount > 0 ? (
        <Plural value={unreadCount} one="# unread conversation" other="# unread conversations" />
      ) : totalCount > 0 ? (
        <Trans>You’ve read everything.</Trans>
      ) : (
        <Trans>Buyers’ enquiries will be here.</Trans>
      )}
    </Entry>
  );
}
