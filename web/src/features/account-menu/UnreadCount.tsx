import { Trans } from '@lingui/react/macro';
import { useAccountMenuQuery } from '#operations/account-menu.ts';

/** The number of conversations with something unread. */
export function UnreadCount() {
  const viewer = useAccountMenuQuery().data?.viewer;
  const count = viewer && 'inbox' in viewer ? (viewer.inbox?.unreadCount ?? 0) : 0;
  if (count === 0) return null;
  return (
    <span className="figures ms-auto rounded-full bg-ink px-2 text-xs font-bold text-paper">
      {count}
      <span className="sr-only">
        <Trans>unread</Trans>
      </span>
    </span>
  );
}
