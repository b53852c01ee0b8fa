// What is reported of the entries of the outbox that have arrived.
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { changeEntry, entries, type OutboxEntry, putEntry } from '../../sw/outbox-store.ts';
import { reportSent } from './watch-sent.ts';

const entry = (key: string, form: string, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  form,
  state: 'waiting',
  request: { address: '/graphql', headers: {}, body: key },
  createdAt: Date.now(),
  attempts: 0,
  dueAt: 0,
  isHeld: false,
  ...change,
});

it('§7.2 a registration is reported once, by one of all tabs, also one that the service worker has sent before', async () => {
  const reported: string[] = [];
  const tab = () => reportSent('registration:', ({ key }) => reported.push(key));
  await putEntry(entry('before', 'registration:801', { state: 'sent' }));
  await putEntry(entry('refused', 'registration:802', { state: 'refused' }));
  await putEntry(entry('other', 'stand:801', { state: 'sent' }));
  await putEntry(entry('later', 'registration:803'));
  await Promise.all([tab(), tab()]);
  expect(reported).toEqual(['before']);
  await changeEntry('later', (one) => ({ ...one, state: 'sent' }));
  await vi.waitFor(() => expect(reported).toEqual(['before', 'later']));
  await tab();
  expect(reported).toEqual(['before', 'later']);
  expect((await entries()).filter(({ isReported }) => isReported).map(({ key }) => key)).toEqual([
    'before',
    'later',
  ]);
});
