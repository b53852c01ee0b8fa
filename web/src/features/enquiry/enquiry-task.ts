// §4 Login task: sends an enquiry of a guest who has logged in.
import type { ApolloClient } from '@apollo/client';
import type { SubmitEnquiriesInput } from '#graphql';
import { EnquiryContactDocument } from '#operations/enquiry-contact.ts';
import { SubmitEnquiriesDocument } from '#operations/submit-enquiries.ts';
import { submit } from '#platform/outbox/outbox.ts';

type EnquiryTask = {
  /** That of the outbox. */
  readonly form: string;
  readonly address: string;
  readonly input: SubmitEnquiriesInput;
  /** The keys of its files. */
  readonly files?: readonly string[];
};

/** Gives it to the outbox, for this account. Rejects where a retry may succeed; its key makes it one enquiry. */
export async function enquiryTask(
  { client }: { client: Pick<ApolloClient, 'query'> },
  payload: unknown,
): Promise<void> {
  if (!isTask(payload)) return;
  const { form, address, input, files } = payload;
  const { data } = await client.query({ query: EnquiryContactDocument, fetchPolicy: 'network-only' });
  if (data?.viewer?.__typename !== 'Buyer') throw new Error('the buyer is not known');
  await submit({
    key: input.idempotencyKey,
    form,
    account: data.viewer.id,
    address,
    document: SubmitEnquiriesDocument,
    files,
    variables: { input },
  });
}

function isTask(value: unknown): value is EnquiryTask {
  const { form, address, input, files = [] } = (value ?? {}) as Partial<EnquiryTask>;
  return (
    typeof form === 'string' &&
    typeof address === 'string' &&
    typeof input === 'object' &&
    typeof input.idempotencyKey === 'string' &&
    Array.isArray(files) &&
    files.every((key) => typeof key === 'string')
  );
}
