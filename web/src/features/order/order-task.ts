// §4 Login task: sends the order of a guest who has logged in.
import type { ApolloClient } from '@apollo/client';
import type { PlaceOrderInput } from '#graphql';
import { EnquiryContactDocument } from '#operations/enquiry-contact.ts';
import { PlaceOrderDocument } from '#operations/place-order.ts';
import { submit } from '#platform/outbox/outbox.ts';

export type OrderTask = {
  /** That of the outbox. */
  readonly form: string;
  readonly address: string;
  readonly input: PlaceOrderInput;
};

/** Gives it to the outbox, for this account. Rejects where a retry may succeed; its key makes it one order. */
export async function orderTask(
  { client }: { client: Pick<ApolloClient, 'query'> },
  payload: unknown,
): Promise<void> {
  if (!isTask(payload)) return;
  const { form, address, input } = payload;
  const { data } = await client.query({ query: EnquiryContactDocument, fetchPolicy: 'network-only' });
  if (data?.viewer?.__typename !== 'Buyer') throw new Error('the buyer is not known');
  await submit({
    key: input.idempotencyKey,
    form,
    account: data.viewer.id,
    address,
    document: PlaceOrderDocument,
    variables: { input },
  });
}

function isTask(value: unknown): value is OrderTask {
  const { form, address, input } = (value ?? {}) as Partial<OrderTask>;
  return (
    typeof form === 'string' &&
    typeof address === 'string' &&
    typeof input === 'object' &&
    typeof input.idempotencyKey === 'string'
  );
}
