import { Trans } from '@lingui/react/macro';
import { useAccountMenuQuery } from '#operations/account-menu.ts';

type Props = {
  /** Shows what is already known, without a request. */
  readonly isKnown?: boolean;
};

/** The number of conversations with something unread. */
export function UnreadCount({ isKnown = false }: Props) {
  const viewer = useAccountMenuQuery(isKnown ? { fetchPolicy: 'cache-only' } : {}).data?.viewer;
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
