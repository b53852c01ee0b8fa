// §4 The login task of an enquiry.
import { beforeEach, expect, it, vi } from 'vitest';
import type { Submission } from '#platform/outbox/outbox.ts';

const submitted: Submission[] = [];
vi.mock('#platform/outbox/outbox.ts', () => ({
  submit: (submission: Submission) => {
    submitted.push(submission);
    return Promise.resolve();
  },
}));
vi.mock('#operations/enquiry-contact.ts', () => ({ EnquiryContactDocument: {} }));
vi.mock('#operations/submit-enquiries.ts', () => ({ SubmitEnquiriesDocument: {} }));
const { enquiryTask } = await import('./enquiry-task.ts');

const client = {
  query: () => Promise.resolve({ data: { viewer: { __typename: 'Buyer', id: '7' } } }),
} as never;
const task = { form: 'enquiry:cart', address: '/graphql', input: { idempotencyKey: 'key' } };
beforeEach(() => void submitted.splice(0));

it('gives the enquiry with its files to the outbox, for the account of the login', async () => {
  const input = { ...task.input, attachmentIds: ['file:a', 'file:b'] };
  await enquiryTask({ client }, { ...task, input, files: ['a', 'b'] });
  expect(submitted).toMatchObject([
    { key: 'key', form: 'enquiry:cart', account: '7', files: ['a', 'b'], variables: { input } },
  ]);
});

it('sends one that was stored before enquiries had files, and none that is malformed', async () => {
  await enquiryTask({ client }, task);
  expect(submitted).toMatchObject([{ key: 'key', files: undefined }]);
  await enquiryTask({ client }, { ...task, files: 'a' });
  await enquiryTask({ client }, { ...task, files: [1] });
  expect(submitted).toHaveLength(1);
});
