import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessageSquare } from '#ui/icons.tsx';
import { UnreadCount } from './UnreadCount.tsx';

/** The inbox of a buyer or a supplier, in the header of a desktop. The number of unread conversations is shown once it is known. */
export function MessagesLink() {
  return (
    <Link
      to="/inbox"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-sm font-semibold hover:bg-surface max-md:hidden"
    >
      <MessageSquare aria-hidden size={20} />
      <span className="@max-[63rem]:sr-only">
        <Trans>Messages</Trans>
      </span>
      <UnreadCount isKnown />
    </Link>
  );
}
