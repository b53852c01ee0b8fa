// What a form shows of its submission until it is accepted.
import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../sw/outbox-store.ts';
import { pendingState } from './pending-state.ts';
import { failureOf } from './submission-failure.ts';

const entry: OutboxEntry = {
  key: 'a',
  form: 'stand:801',
  state: 'waiting',
  request: { address: '/graphql', headers: {}, body: '' },
  createdAt: 0,
  attempts: 0,
  dueAt: 0,
  isHeld: false,
};

describe('a submission without an answer', () => {
  it('is on its way until the first attempt has failed, and waits then', () => {
    expect(pendingState(entry)).toEqual({ kind: 'sending' });
    expect(pendingState({ ...entry, state: 'sending' })).toEqual({ kind: 'sending' });
    const waits = { kind: 'waiting', remedy: 'connection', dueAt: 0 };
    expect(pendingState({ ...entry, attempts: 1 })).toEqual(waits);
    expect(pendingState({ ...entry, attempts: 1, state: 'sending' })).toEqual(waits);
    expect(pendingState({ ...entry, state: 'sent' })).toBeUndefined();
  });

  it.each([
    ['RATE_LIMITED', 'wait'],
    ['SERVER_ERROR', 'repair'],
    ['TIME_OUT', 'connection'],
    ['LOGIN_REQUIRED', 'login'],
    ['PERSISTED_QUERY_NOT_FOUND', 'release'],
    ['a code of another version', 'repair'],
  ])('§8 after %s says why, and when the next attempt comes', (lastError, remedy) => {
    const held = { ...entry, attempts: 1, isHeld: true, dueAt: 720_000, lastError };
    expect(pendingState(held)).toEqual({ kind: 'waiting', remedy, dueAt: 720_000 });
  });
});

it('§8 a refusal has the service’s message, the wait and the fields', () => {
  const fields = [{ name: 'phone', key: 'validator.phone', bound: null }];
  expect(
    failureOf({
      ...entry,
      state: 'refused',
      result: { __typename: 'Fault', code: 'SERVER_ERROR', serviceMessage: 'Not sold in your country.' },
    }),
  ).toMatchObject({ code: 'SERVER_ERROR', serviceMessage: 'Not sold in your country.' });
  const limited = { __typename: 'RateLimited', code: 'RATE_LIMITED', retryAfterSeconds: 900 };
  expect(failureOf({ ...entry, state: 'refused', result: limited })).toMatchObject({
    retryAfterSeconds: 900,
  });
  const invalid = { __typename: 'InvalidInput', code: 'BAD_USER_INPUT', fields };
  expect(failureOf({ ...entry, state: 'refused', result: invalid })).toMatchObject({ fields });
  expect(failureOf({ ...entry, state: 'sent' })).toBeUndefined();
});
