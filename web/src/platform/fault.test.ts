// The cause of a failed operation, on its way to the person.
import { describe, expect, it } from 'vitest';
import { Fault } from './fault.ts';

const error = (code: string, path: readonly (string | number)[], more: object = {}, message = '') => ({
  message,
  path,
  extensions: { code, ...more },
});

describe('§8 a fault', () => {
  const several = new AggregateError([
    error('TIME_OUT', ['viewer', 'followedProducts']),
    error('RATE_LIMITED', ['viewer', 'sessions'], { retryAfterSeconds: 900 }),
    error('SERVER_ERROR', ['viewer', 'badges', 0], { fromService: true }, 'Not sold in your country.'),
  ]);

  it('is that of the field, with its wait and the service’s message', () => {
    expect(Fault.from(several).code).toBe('TIME_OUT');
    expect(Fault.from(several, 'sessions')).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 900 });
    expect(Fault.from(several, 'badges')).toMatchObject({
      code: 'SERVER_ERROR',
      serviceMessage: 'Not sold in your country.',
    });
    expect(Fault.from(several, 'supplier').code).toBe('TIME_OUT');
  });

  it('is the same one for the same cause, so that each failure is retried once', () => {
    expect(Fault.from(several, 'sessions')).toBe(Fault.from(several, 'sessions'));
  });

  it.each([
    [new Fault('SERVER_ERROR', { serviceMessage: 'Not sold in your country.' })],
    [new Fault('NOT_FOUND')],
  ])('keeps its words from the server to the browser, which gets the message only: %o', (fault) => {
    const { code, serviceMessage } = fault;
    expect(Fault.from(new Error(fault.message))).toMatchObject({ code, serviceMessage });
  });

  it('without an answer is one of the network; anything else is ours', () => {
    expect(Fault.from(new TypeError('Failed to fetch')).code).toBe('NETWORK_ERROR');
    expect(Fault.from(undefined).code).toBe('SERVER_ERROR');
    expect(Fault.from(new Error('RATE_LIMITED is a word')).code).toBe('SERVER_ERROR');
    expect(Fault.from(new Error('The first line\nAnd another')).serviceMessage).toBeUndefined();
  });
});
