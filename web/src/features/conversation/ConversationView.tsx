import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ConversationMessageFragment } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { PendingMessage } from './PendingMessage.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useMessages } from './use-messages.ts';

type Props = {
  readonly conversationId: string;
  /** The id of the viewer's account: the buyer, or the supplier. */
  readonly account: string;
  /** The newest first. */
  readonly messages: readonly ConversationMessageFragment[];
  /** Messages of others that the viewer's side has not read. */
  readonly unreadCount: number;
  /** Characters of a message. */
  readonly maxLength?: number | undefined;
  /** Loads earlier messages; undefined when all are there. */
  readonly onEarlier?: (() => void) | undefined;
  /** A message of this device has arrived: loads it. */
  readonly onSent: () => void;
  /** In place of the field for the next message. */
  readonly instead?: ReactNode;
};

/** The messages of a conversation, those that are on their way, and the field for the next one. */
export function ConversationView({
  conversationId,
  account,
  messages,
  unreadCount,
  maxLength,
  onEarlier,
  onSent,
  instead,
}: Props) {
  const { text, change, send, pending, edit, attachments } = useMessages(conversationId, account, onSent);
  const newest = messages[0]?.id;
  useMarkRead(conversationId, unreadCount, newest);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest, pending.length]);
  return (
    <div className="grid gap-4">
      {onEarlier && (
        <Button onClick={onEarlier} className="justify-self-center">
          <Trans>Show earlier messages</Trans>
        </Button>
      )}
      <div role="log" className="grid gap-4">
        <MessageList messages={messages} />
        {pending.length > 0 && (
          <ul className="grid gap-2">
            {pending.map(({ entry, body }) => (
              <PendingMessage
                key={entry.key}
                entry={entry}
                body={body}
                onEdit={() => void edit(entry, body)}
              />
            ))}
          </ul>
        )}
      </div>
      {instead || (
        <Composer
          text={text}
          maxLength={maxLength}
          onChange={change}
          onSend={send}
          attachments={attachments}
        />
      )}
      <div ref={end} />
    </div>
  );
}
