// §4 Login task: sends the request for a meeting of a guest who has logged in.
import type { ApolloClient } from '@apollo/client';
import type { RequestMeetingInput } from '#graphql';
import { EnquiryContactDocument } from '#operations/enquiry-contact.ts';
import { RequestMeetingDocument } from '#operations/request-meeting.ts';
import { submit } from '#platform/outbox/outbox.ts';

type MeetingTask = {
  /** That of the outbox. */
  readonly form: string;
  readonly address: string;
  readonly input: RequestMeetingInput;
};

/** Gives it to the outbox, for this account. Rejects where a retry may succeed; its key makes it one meeting. */
export async function meetingTask(
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
    document: RequestMeetingDocument,
    variables: { input },
  });
}

function isTask(value: unknown): value is MeetingTask {
  const { form, address, input } = (value ?? {}) as Partial<MeetingTask>;
  return (
    typeof form === 'string' &&
    typeof address === 'string' &&
    typeof input === 'object' &&
    typeof input.idempotencyKey === 'string'
  );
}
