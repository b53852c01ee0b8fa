// §4 Login task: sends the first message of a chat, which a guest typed before the login.
import type { ApolloClient } from '@apollo/client';
import type { StartConversationInput } from '#graphql';
import { ChatSenderDocument } from '#operations/chat-sender.ts';
import { StartConversationDocument } from '#operations/start-conversation.ts';
import { submit } from '#platform/outbox/outbox.ts';

type ChatTask = {
  /** That of the outbox. */
  readonly form: string;
  readonly address: string;
  readonly input: StartConversationInput;
  /** The keys of its files. */
  readonly files: readonly string[];
};

/** Gives it to the outbox, for this account. Rejects where a retry may succeed; its key makes it one message. */
export async function chatTask(
  { client }: { client: Pick<ApolloClient, 'query'> },
  payload: unknown,
): Promise<void> {
  if (!isTask(payload)) return;
  const { form, address, input, files } = payload;
  const { data } = await client.query({ query: ChatSenderDocument, fetchPolicy: 'network-only' });
  if (data?.viewer?.__typename !== 'Buyer') throw new Error('the buyer is not known');
  await submit({
    key: input.idempotencyKey,
    form,
    account: data.viewer.id,
    address,
    document: StartConversationDocument,
    files,
    variables: { input },
  });
}

function isTask(value: unknown): value is ChatTask {
  const { form, address, input, files } = (value ?? {}) as Partial<ChatTask>;
  return (
    typeof form === 'string' &&
    typeof address === 'string' &&
    typeof input === 'object' &&
    typeof input.idempotencyKey === 'string' &&
    Array.isArray(files) &&
    files.every((key) => typeof key === 'string')
  );
}
