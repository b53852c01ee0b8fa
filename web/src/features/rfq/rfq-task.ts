// §4 Login task: sends the RFQ of a guest who has logged in.
import type { ApolloClient } from '@apollo/client';
import type { RfqInput } from '#graphql';
import { RfqContactDocument } from '#operations/rfq-contact.ts';
import { SendRfqDocument } from '#operations/send-rfq.ts';
import { submit } from '#platform/outbox/outbox.ts';

export type RfqTask = {
  /** That of the outbox. */
  readonly form: string;
  readonly address: string;
  readonly input: RfqInput;
  /** The keys of its files. */
  readonly files?: readonly string[];
};

/** Gives it to the outbox, for this account. Rejects where a retry may succeed; its key makes it one RFQ. */
export async function rfqTask(
  { client }: { client: Pick<ApolloClient, 'query'> },
  payload: unknown,
): Promise<void> {
  if (!isTask(payload)) return;
  const { form, address, input, files } = payload;
  const { data } = await client.query({
    query: RfqContactDocument,
    variables: { rfqId: '0', again: false },
    fetchPolicy: 'network-only',
  });
  if (data?.viewer?.__typename !== 'Buyer') throw new Error('the buyer is not known');
  await submit({
    key: input.idempotencyKey,
    form,
    account: data.viewer.id,
    address,
    document: SendRfqDocument,
    files,
    variables: { input },
  });
}

function isTask(value: unknown): value is RfqTask {
  const { form, address, input, files = [] } = (value ?? {}) as Partial<RfqTask>;
  return (
    typeof form === 'string' &&
    typeof address === 'string' &&
    typeof input === 'object' &&
    typeof input.idempotencyKey === 'string' &&
    Array.isArray(files) &&
    files.every((key) => typeof key === 'string')
  );
}
