import { beforeEach, expect, it, vi } from 'vitest';
import {
  changedVisit,
  rememberVisits,
  storedVisits,
  storeVisit,
  type VisitChange,
  type VisitedExhibitor,
} from './visit-store.ts';

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
const served = (id: string, note = '', changedAt: string | null = null) => ({
  __typename: 'Visit' as const,
  exhibitorId: id,
  exhibitor: exhibitor(id),
  visitedAt: null,
  note,
  changedAt,
});
function change(what: VisitChange, now: string) {
  const [first] = storedVisits();
  if (first) storeVisit(changedVisit(first, what, now));
}
const notes = () => storedVisits().map(({ note }) => note);

it('a change of this device stays while the account has an older one', () => {
  rememberVisits('1', '801', [served('801-7'), served('801-8')]);
  change({ note: 'samples', isVisited: true }, '2026-11-23T10:00:00.000Z');
  rememberVisits('1', '801', [served('801-7', 'older', '2026-11-23T09:59:59Z'), served('801-8')]);
  expect(storedVisits()[0]).toMatchObject({ note: 'samples', visitedAt: '2026-11-23T10:00:00.000Z' });
});

it('a later change of another device replaces it', () => {
  rememberVisits('1', '801', [served('801-7')]);
  change({ note: 'here' }, '2026-11-23T10:00:00.000Z');
  rememberVisits('1', '801', [served('801-7', 'elsewhere', '2026-11-23T10:00:01Z')]);
  expect(notes()).toEqual(['elsewhere']);
});

it('an exhibitor that has left the fair leaves the plan, and another buyer’s plan the device', () => {
  rememberVisits('1', '801', [served('801-7')]);
  rememberVisits('1', '801', [{ ...served('801-7'), exhibitor: null }]);
  expect(storedVisits()).toEqual([]);
  rememberVisits('1', '801', [served('801-7')]);
  rememberVisits('2', '802', [served('802-1')]);
  expect(storedVisits()).toMatchObject([{ buyerId: '2' }]);
});
