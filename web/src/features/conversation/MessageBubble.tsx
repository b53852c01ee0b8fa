import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ConversationMessageFragment } from '#graphql';
import { AttachedFiles } from '#ui/attachment/AttachedFiles.tsx';
import { classes } from '#ui/classes.ts';
import { formatTime } from '#ui/format-time.ts';
import { OrderStateText } from './OrderStateText.tsx';

type Props = {
  /** Of the viewer's side: at the end of the line. */
  readonly isOwn: boolean;
  /** Who wrote it, where it is not clear. */
  readonly name?: string | undefined;
  readonly body: string;
  /** What happened to the order with it: above the text. */
  readonly orderState?: ConversationMessageFragment['orderState'];
  readonly attachments?: ConversationMessageFragment['attachments'];
  /** ISO; without it, the message is still on its way. */
  readonly createdAt?: string;
  /** Below the text: what happens with it. */
  readonly children?: ReactNode;
};

/** One message of a conversation. */
export function MessageBubble({
  isOwn,
  name,
  body,
  orderState,
  attachments = [],
  createdAt,
  children,
}: Props) {
  const { i18n } = useLingui();
  return (
    <li className={classes('grid max-w-[85%] gap-0.5 md:max-w-[70%]', isOwn ? 'ms-auto' : 'me-auto')}>
      {name && (
        <p dir="auto" className="px-1 text-xs text-mute text-match">
          {name}
        </p>
      )}
      <div
        className={classes(
          'grid gap-1 rounded-lg border px-3 py-2',
          isOwn ? 'border-transparent bg-surface' : 'border-line bg-raised',
          !createdAt && 'border-dashed border-line bg-paper',
        )}
      >
        {orderState && (
          <p className="font-semibold">
            <OrderStateText state={orderState} />
          </p>
        )}
        {body && (
          <p dir="auto" className="text-match whitespace-pre-line wrap-anywhere">
            {body}
          </p>
        )}
        <AttachedFiles files={attachments} />
        {createdAt && (
          <time dateTime={createdAt} className="figures justify-self-end text-xs text-mute">
            {formatTime(i18n.locale, Date.parse(createdAt))}
          </time>
        )}
        {children}
      </div>
    </li>
  );
}
