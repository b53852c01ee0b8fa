// §4 The login task of an order.
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
vi.mock('#operations/place-order.ts', () => ({ PlaceOrderDocument: {} }));
const { orderTask } = await import('./order-task.ts');

const clientOf = (viewer: object | null) => ({ query: () => Promise.resolve({ data: { viewer } }) }) as never;
const client = clientOf({ __typename: 'Buyer', id: '7' });
const task = { form: 'order:100123', address: '/graphql', input: { idempotencyKey: 'key', productId: '1' } };
beforeEach(() => void submitted.splice(0));

it('gives the order to the outbox under its key, for the account of the login', async () => {
  await orderTask({ client }, task);
  expect(submitted).toMatchObject([
    { key: 'key', form: 'order:100123', account: '7', address: '/graphql', variables: { input: task.input } },
  ]);
});

it('is tried again where the buyer is not known, and leaves out what no version of the app has written', async () => {
  await expect(orderTask({ client: clientOf(null) }, task)).rejects.toThrow();
  for (const wrong of [undefined, {}, { ...task, input: {} }, { ...task, form: 1 }])
    await orderTask({ client }, wrong);
  expect(submitted).toEqual([]);
});
