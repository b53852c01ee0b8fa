// What the gateway keeps about a visitor who connects and leaves over and over.
import { createMessageTurns } from '@fairgate/gateway/http/message-turns';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const limits = { perSecond: 10, atOnceMost: 60, unreadMost: 200 };
const connection = { pause: () => undefined, resume: () => undefined };

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

function start() {
  const turns = createMessageTurns(limits);
  const read: string[] = [];
  return {
    read,
    /** Connects and sends so many messages. Returns the end of the connection. */
    send(key: string, count: number, times = 1): () => void {
      const inbox = turns.open({ key, times }, connection);
      for (let index = 0; index < count; index += 1) inbox.take(() => void read.push(key));
      return () => inbox.close();
    },
  };
}

it('a visitor who connects and leaves 1,000 times leaves one timer, and none when the allowance is whole', () => {
  const { send } = start();
  for (let count = 0; count < 1_000; count += 1) send('one', 1)();
  expect(vi.getTimerCount()).toBeLessThanOrEqual(2);
  vi.advanceTimersByTime(10_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('so does one who leaves while messages wait for an allowance', () => {
  const { send, read } = start();
  const leave = send('one', 100);
  vi.advanceTimersByTime(100);
  expect(read.length).toBeLessThan(70);
  leave();
  expect(vi.getTimerCount()).toBe(1);
  const before = read.length;
  vi.advanceTimersByTime(10_000);
  expect([vi.getTimerCount(), read.length]).toEqual([0, before]);
});

it('who leaves and comes back has no more than what is left of the allowance, however often', () => {
  const { send, read } = start();
  const rounds = 20;
  for (let round = 0; round < rounds; round += 1) {
    const leave = send('one', 100);
    vi.advanceTimersByTime(400);
    leave();
    vi.advanceTimersByTime(700);
  }
  expect(read.length).toBeLessThanOrEqual(limits.atOnceMost + rounds * 1.1 * limits.perSecond);
  vi.advanceTimersByTime(60_000);
  const before = read.length;
  send('one', 100);
  vi.advanceTimersByTime(40);
  expect(read.length - before).toBe(limits.atOnceMost);
});

it('many devices behind one address have turns as many visitors have', () => {
  const { send, read } = start();
  send('other', 50);
  send('hall', 50, 10);
  vi.advanceTimersByTime(40);
  expect(read.slice(0, 33).filter((key) => key === 'hall')).toHaveLength(30);
  expect(read).toHaveLength(100);
});
