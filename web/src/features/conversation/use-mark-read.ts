import { useEffect, useEffectEvent } from 'react';
import { useMarkReadMutation } from '#operations/mark-read.ts';

/** Marks a conversation as read up to its newest message, while the page is visible. */
export function useMarkRead(conversationId: string, unreadCount: number, newestId: string | undefined): void {
  const [send] = useMarkReadMutation();
  const mark = useEffectEvent((messageId: string) => {
    // A failure changes nothing: the next message marks it again.
    send({ variables: { input: { conversationId, messageId } } }).catch(() => undefined);
  });
  useEffect(() => {
    if (unreadCount === 0 || newestId === undefined) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') mark(newestId);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [conversationId, unreadCount, newestId]);
}
