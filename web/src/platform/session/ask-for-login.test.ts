import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askForLogin, loginAddressHere } from './ask-for-login.ts';
import { settleLogin } from './login-request.ts';
import { registerLoginTask, saveLoginTask } from './login-tasks.ts';
import { checkSignedIn } from './signed-in.ts';

const page = { cookie: '' };
const assigned = vi.fn<(address: string) => void>();
vi.stubGlobal('document', page);
vi.stubGlobal('location', {
  pathname: '/rfq',
  search: '?rfq_id=1',
  hash: '#a',
  href: 'https://fair.example/rfq?rfq_id=1#a',
  assign: assigned,
});
vi.stubGlobal(
  'localStorage',
  Object.create({
    getItem(key: string) {
      return (this as Record<string, string | undefined>)[key] ?? null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, string>)[key];
    },
  }),
);

function as(cookie: string): void {
  page.cookie = cookie;
  checkSignedIn();
}

describe('§4 an action that needs a login', () => {
  beforeEach(() => {
    assigned.mockClear();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('FairgateBridge', undefined);
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
    as('');
  });

  it('§4 runs the pending task when a buyer is signed in, and opens nothing', async () => {
    const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
    registerLoginTask('follow', () => Promise.resolve(run));
    saveLoginTask({ kind: 'follow', payload: 1 });
    as('fairgate-signed-in=buyer.11111111');
    expect(await askForLogin()).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('§4 otherwise waits for the panel; simultaneous callers get the same result', async () => {
    const answers = [askForLogin(), askForLogin({ mode: 'register' })];
    settleLogin(false);
    expect(await Promise.all(answers)).toEqual([false, false]);
    const again = askForLogin();
    settleLogin(true);
    expect(await again).toBe(true);
  });

  it('§2.8 opens a native screen in the native app', async () => {
    const navigate = vi.fn<(target: string, payload: object) => void>();
    vi.stubGlobal('FairgateBridge', { navigate });
    expect(await askForLogin({ mode: 'register', email: 'a@b.example' })).toBe(false);
    expect(navigate.mock.calls).toEqual([
      ['register', { url: 'https://fair.example/rfq?rfq_id=1#a', email: 'a@b.example' }],
    ]);
    expect(assigned).not.toHaveBeenCalled();
  });

  it('§2.8 opens the login page in the app without its bridge, with the way back', async () => {
    vi.stubGlobal('navigator', { userAgent: 'FairgateApp/2 Android' });
    expect(await askForLogin()).toBe(false);
    expect(assigned.mock.calls).toEqual([['/login?callback=%2Frfq%3Frfq_id%3D1%23a']]);
  });

  it('§2.8 gives links the same address', () => {
    expect(loginAddressHere('register')).toBe('/register?callback=%2Frfq%3Frfq_id%3D1%23a');
  });
});
