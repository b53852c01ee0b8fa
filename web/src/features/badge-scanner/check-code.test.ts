import { createKey } from '@fairgate/badge/keys';
import { signBadge } from '@fairgate/badge/sign';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkCode } from './check-code.ts';
import { type CheckLists, renewLists, serverNow } from './scanner-store.ts';

const served = vi.hoisted(() => ({
  load: () =>
    Promise.reject<{ keys: unknown; revoked: unknown; clockOffsetMs: number }>(new Error('offline')),
}));
vi.mock(import('#platform/badge-lists.ts'), async (original) => ({
  ...(await original()),
  loadBadgeLists: () => served.load(),
}));

const exhibition = { id: '801', timeZone: 'Africa/Cairo' };
const dayMs = 86_400_000;
const [old, next] = [await createKey(), await createKey()];
const nowSeconds = Math.floor(Date.now() / 1_000);
const code = await signBadge(
  {
    number: 'K7Q2-9MXD',
    exhibitionId: '801',
    name: 'Amina El-Sayed',
    company: 'Nile',
    issuedAt: nowSeconds - 60,
    validFrom: nowSeconds - 60,
    validUntil: nowSeconds + 3_600,
  },
  next,
);
const lists: CheckLists = { keys: [old], revoked: {}, clockOffsetMs: 0, loadedAt: 0 };

afterEach(() => vi.useRealTimers());

describe('§2.4 the check of a badge', () => {
  it('of a key that is newer than the lists asks for new lists; without a network it cannot tell', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await checkCode(code, exhibition, lists)).toMatchObject({ problem: 'unknown-key' });
    vi.stubGlobal('navigator', { onLine: true });
    const load = vi.fn<typeof served.load>(() =>
      Promise.resolve({ keys: [old, next], revoked: {}, clockOffsetMs: 0 }),
    );
    served.load = load;
    expect(await checkCode(code, exhibition, lists)).toMatchObject({ claims: { number: 'K7Q2-9MXD' } });
    // Other codes of unknown keys do not ask again at once, and the new lists stay.
    const forged = await signBadge(
      {
        number: 'K7Q2-9MXD',
        exhibitionId: '801',
        name: 'A',
        company: '',
        issuedAt: 0,
        validFrom: 0,
        validUntil: 1,
      },
      await createKey(),
    );
    expect(await checkCode(forged, exhibition, lists)).toMatchObject({ problem: 'unknown-key' });
    expect((await checkCode(code, exhibition, lists)).problem).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('counts by the server’s time, also after the device’s wrong clock was set right', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - dayMs });
    const right = Date.now() + dayMs;
    served.load = () => Promise.resolve({ keys: [old], revoked: {}, clockOffsetMs: dayMs });
    const renewed = await renewLists();
    expect(Math.abs(serverNow(renewed) - right)).toBeLessThan(60_000);
    vi.setSystemTime(right);
    expect(Math.abs(serverNow(renewed) - right)).toBeLessThan(60_000);
  });
});
