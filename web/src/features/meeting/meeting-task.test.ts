// §4 The login task of a request for a meeting.
import { expect, it, vi } from 'vitest';
import type { Submission } from '#platform/outbox/outbox.ts';

const submitted: Submission[] = [];
vi.mock('#platform/outbox/outbox.ts', () => ({
  submit: (submission: Submission) => {
    submitted.push(submission);
    return Promise.resolve();
  },
}));
vi.mock('#operations/enquiry-contact.ts', () => ({ EnquiryContactDocument: {} }));
vi.mock('#operations/request-meeting.ts', () => ({ RequestMeetingDocument: {} }));
const { meetingTask } = await import('./meeting-task.ts');

it('gives the request to the outbox, for the account of the login, and nothing that is malformed', async () => {
  const client = (viewer: object | null) => ({ query: () => Promise.resolve({ data: { viewer } }) }) as never;
  const task = { form: 'meeting:supplier:7', address: '/graphql', input: { idempotencyKey: 'key' } };
  await meetingTask({ client: client({ __typename: 'Buyer', id: '7' }) }, task);
  expect(submitted).toMatchObject([
    { key: 'key', form: task.form, account: '7', variables: { input: task.input } },
  ]);
  await expect(meetingTask({ client: client(null) }, task)).rejects.toThrow('not known');
  await meetingTask({ client: client(null) }, { ...task, input: {} });
  expect(submitted).toHaveLength(1);
});
