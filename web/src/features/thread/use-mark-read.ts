import { useEffect, useEffectEvent } from 'react';
import { useMarkThreadReadMutation } from '#operations/mark-thread-read.ts';

/** Marks a thread as read up to its newest message, while the page is visible. */
export function useMarkRead(threadId: string, unreadCount: number, newestId: string | undefined): void {
  const [send] = useMarkThreadReadMutation();
  const mark = useEffectEvent((messageId: string) => {
    // A failure changes nothing: the next message marks it again.
    send({ variables: { input: { threadId, messageId } } }).catch(() => undefined);
  });
  useEffect(() => {
    if (unreadCount === 0 || newestId === undefined) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') mark(newestId);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [threadId, unreadCount, newestId]);
}
