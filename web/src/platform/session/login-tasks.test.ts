import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerLoginTask, runLoginTasks, saveLoginTask } from './login-tasks.ts';
import { checkSignedIn } from './signed-in.ts';

const page = { cookie: '' };
const asGuest = () => {
  page.cookie = '';
  checkSignedIn();
};
const asBuyer = () => {
  page.cookie = 'fairgate-signed-in=buyer.11111111';
  checkSignedIn();
};

const storage = Object.create({
  getItem(key: string) {
    return (this as Record<string, string | undefined>)[key] ?? null;
  },
  setItem(key: string, value: string) {
    (this as Record<string, string>)[key] = value;
  },
  removeItem(key: string) {
    delete (this as Record<string, string>)[key];
  },
}) as Storage;
const stored = () => Object.keys(storage);

vi.stubGlobal('document', page);
vi.stubGlobal('localStorage', storage);

/** Another tab: its own copy of the code, the same storage, locks and cookie. */
async function otherTab(run: (payload: unknown) => Promise<void>) {
  vi.resetModules();
  const { registerLoginTask: register, runLoginTasks: runThere } = await import('./login-tasks.ts');
  register('follow', () => Promise.resolve(run));
  return runThere;
}

describe('§4 login tasks', () => {
  beforeEach(() => {
    for (const key of stored()) storage.removeItem(key);
    asGuest();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useRealTimers();
  });

  it('wait for the login, then run once with their payload', async () => {
    const run = vi.fn<(payload: unknown) => Promise<void>>(() => Promise.resolve());
    registerLoginTask('follow', () => Promise.resolve(run));
    saveLoginTask({ kind: 'follow', payload: { productId: '7' } });
    await runLoginTasks();
    expect(run).not.toHaveBeenCalled();
    asBuyer();
    await Promise.all([runLoginTasks(), runLoginTasks()]);
    await runLoginTasks();
    expect(run.mock.calls).toEqual([[{ productId: '7' }]]);
    expect(stored()).toEqual([]);
  });

  it('do not run for a supplier', async () => {
    const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
    registerLoginTask('follow', () => Promise.resolve(run));
    saveLoginTask({ kind: 'follow', payload: 1 });
    page.cookie = 'fairgate-signed-in=supplier.11111111';
    checkSignedIn();
    await runLoginTasks();
    expect(run).not.toHaveBeenCalled();
  });

  it('run in one tab only, and are then done for the others', async () => {
    const done: string[] = [];
    const slowly = async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      done.push('done');
    };
    registerLoginTask('follow', () => Promise.resolve(slowly));
    const runThere = await otherTab(slowly);
    saveLoginTask({ kind: 'follow', payload: 1 });
    asBuyer();
    await Promise.all([runLoginTasks(), runThere()]);
    expect(done).toEqual(['done']);
  });

  it('replace each other under one key, and coexist under two', async () => {
    const run = vi.fn<(payload: unknown) => Promise<void>>(() => Promise.resolve());
    registerLoginTask('follow', () => Promise.resolve(run));
    for (const [key, payload] of [
      ['follow:1', 1],
      ['follow:1', 2],
      ['follow:2', 3],
    ] as const)
      saveLoginTask({ kind: 'follow', key, payload });
    asBuyer();
    await runLoginTasks();
    expect(new Set(run.mock.calls.flat())).toEqual(new Set([2, 3]));
  });

  it('can be dropped, and expire after an hour', async () => {
    const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
    registerLoginTask('follow', () => Promise.resolve(run));
    saveLoginTask({ kind: 'follow', key: 'follow:1', payload: 1 })();
    saveLoginTask({ kind: 'follow', key: 'follow:2', payload: 2 });
    asBuyer();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    await runLoginTasks();
    expect(run).not.toHaveBeenCalled();
  });

  it('are tried three times when they fail, without blocking each other', async () => {
    const fail = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no network')));
    const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
    registerLoginTask('follow', () => Promise.resolve(fail));
    registerLoginTask('cart', () => Promise.resolve(run));
    saveLoginTask({ kind: 'follow', payload: 1 });
    saveLoginTask({ kind: 'cart', payload: 2 });
    asBuyer();
    for (let time = 0; time < 5; time += 1) await runLoginTasks();
    expect([fail.mock.calls.length, run.mock.calls.length]).toEqual([3, 1]);
    expect(stored()).toEqual([]);
  });

  it('run in the same login when they were saved while others run', async () => {
    const run = vi.fn<(payload: unknown) => Promise<void>>(() => Promise.resolve());
    registerLoginTask('follow', () => Promise.resolve(run));
    asBuyer();
    saveLoginTask({ kind: 'follow', payload: 1 });
    const first = runLoginTasks();
    saveLoginTask({ kind: 'follow', key: 'later', payload: 2 });
    await Promise.all([first, runLoginTasks()]);
    expect(run.mock.calls.flat()).toEqual([1, 2]);
  });
});
