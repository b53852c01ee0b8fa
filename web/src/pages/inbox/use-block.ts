import { useBlockConversationMutation } from '#operations/block-conversation.ts';
import { useUnblockConversationMutation } from '#operations/unblock-conversation.ts';
import { useAttempt } from '#platform/use-attempt.ts';

/** Blocks the other side of a conversation, and takes it back. */
export function useBlock(id: string) {
  const [block, blocking] = useBlockConversationMutation();
  const [unblock, unblocking] = useUnblockConversationMutation();
  const { error, attempt } = useAttempt();
  const variables = { id };
  return {
    error,
    pending: blocking.loading || unblocking.loading,
    block: () => attempt(block({ variables }), (data) => data.blockConversation),
    unblock: () => attempt(unblock({ variables }), (data) => data.unblockConversation),
  };
}
