import { beforeEach, expect, it, vi } from 'vitest';
import { sendVisits, type SaveVisit } from './send-visits.ts';
import { changeVisit, pendingVisits, rememberVisits, type VisitedExhibitor } from './visit-store.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());

const exhibitor = (id: string): VisitedExhibitor => ({
  __typename: 'Exhibitor',
  id,
  number: id.split('-')[1] ?? '',
  name: id,
  countryCode: 'CN',
  products: [],
  stand: { __typename: 'Stand', hall: 'A', number: '101' },
});
const served = (id: string, note = '') => ({
  __typename: 'Visit' as const,
  exhibitorId: id,
  exhibitor: exhibitor(id),
  visitedAt: null,
  note,
  changedAt: null,
});

const saved = (note: string) => ({
  __typename: 'Visit',
  visitedAt: null,
  note,
  changedAt: '2026-11-23T12:00:00Z',
});

function account(answer: (note: string) => object) {
  const notes: string[] = [];
  const save = (async ({ variables: { input } }) => {
    notes.push(input.note);
    return { data: { saveVisit: answer(input.note) } };
  }) as SaveVisit;
  return { save, notes };
}

it('a change made without a network wins over the account’s answer, until it is sent', async () => {
  rememberVisits('1', '801', [served('801-7'), served('801-8')]);
  changeVisit('801-7', { note: 'samples', isVisited: true }, '2026-11-23T10:00:00Z');
  rememberVisits('1', '801', [served('801-7', 'older'), served('801-8')]);
  expect(pendingVisits('1')).toMatchObject([{ note: 'samples', visitedAt: '2026-11-23T10:00:00Z' }]);
  const { save, notes } = account(() => saved('later, elsewhere'));
  await sendVisits(save, '1');
  expect([notes, pendingVisits('1')]).toEqual([['samples'], []]);
});

it('what cannot be sent waits; what is refused for good does not', async () => {
  rememberVisits('1', '801', [served('801-7')]);
  changeVisit('801-7', { note: 'a' }, '2026-11-23T10:00:00Z');
  await sendVisits(account(() => ({ __typename: 'RateLimited', code: 'RATE_LIMITED' })).save, '1');
  expect(pendingVisits('1')).toHaveLength(1);
  await sendVisits(account(() => ({ __typename: 'Refusal', code: 'NOT_FOUND' })).save, '1');
  expect(pendingVisits('1')).toEqual([]);
});

it('a change made while an earlier one is sent is sent too', async () => {
  rememberVisits('1', '801', [served('801-7')]);
  changeVisit('801-7', { note: 'a' }, '2026-11-23T10:00:00Z');
  const { save, notes } = account((note) => {
    if (note === 'a') changeVisit('801-7', { note: 'b' }, '2026-11-23T10:00:05Z');
    return saved(note);
  });
  await sendVisits(save, '1');
  expect(notes).toEqual(['a', 'b']);
});

it('another buyer on the device neither sees nor sends it', () => {
  rememberVisits('1', '801', [served('801-7')]);
  changeVisit('801-7', { note: 'a' }, '2026-11-23T10:00:00Z');
  expect(pendingVisits('2')).toEqual([]);
  rememberVisits('2', '801', []);
  expect(pendingVisits('1')).toEqual([]);
});
