import { beforeEach, describe, expect, it, vi } from 'vitest';

const channels = new Set<FakeChannel>();
/** The needed part of BroadcastChannel; messages arrive at once. */
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of channels)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const page = { cookie: '' };
const openTab = async () => {
  vi.resetModules();
  const tab = await import('./signed-in.ts');
  tab.watchSignedIn();
  const heard: string[] = [];
  tab.onSignedIn((signedIn) => heard.push(signedIn));
  return { ...tab, heard };
};

describe('§4 the signed-in state for scripts', () => {
  beforeEach(() => {
    channels.clear();
    page.cookie = '';
    vi.stubGlobal('document', page);
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    vi.stubGlobal('addEventListener', () => undefined);
  });

  it("is unknown on the server, guest without the cookie, otherwise the cookie's value", async () => {
    vi.stubGlobal('document', undefined);
    expect((await import('./signed-in.ts')).currentSignedIn()).toBe('unknown');
    vi.stubGlobal('document', page);
    expect((await openTab()).currentSignedIn()).toBe('guest');
    page.cookie = 'lang=de; fairgate-signed-in=buyer.x7Yd03_a; other=1';
    expect((await openTab()).currentSignedIn()).toBe('buyer');
    page.cookie = 'fairgate-signed-in=supplier.x7Yd03_a';
    expect((await openTab()).currentSignedIn()).toBe('supplier');
    page.cookie = 'not-fairgate-signed-in=buyer.x7Yd03_a; fairgate-signed-in=admin.1';
    expect((await openTab()).currentSignedIn()).toBe('guest');
  });

  it('is announced to this and other tabs once, after the answer that changed it', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.checkSignedIn();
    expect([one.heard, other.heard]).toEqual([[], []]);
    page.cookie = 'fairgate-signed-in=buyer.11111111';
    one.checkSignedIn();
    one.checkSignedIn();
    expect([one.heard, other.heard]).toEqual([['buyer'], ['buyer']]);
    expect(other.currentSignedIn()).toBe('buyer');
  });

  it('changes when another buyer signs in, and after a logout in another tab', async () => {
    page.cookie = 'fairgate-signed-in=buyer.11111111';
    const [one, other] = [await openTab(), await openTab()];
    page.cookie = 'fairgate-signed-in=buyer.22222222';
    one.checkSignedIn();
    expect(other.heard).toEqual(['buyer']);
    page.cookie = '';
    one.checkSignedIn();
    expect(other.heard).toEqual(['buyer', 'guest']);
  });

  it('knows the account in all its sessions; a cookie without it has a mark of the session', async () => {
    const tab = await openTab();
    const accounts = [
      'buyer.11111111.1797893731.aaaa',
      'buyer.22222222.1797893731.aaaa',
      'buyer.33333333.1797893731.bbbb',
      'buyer.44444444.1797893731',
      '',
    ].map((value) => {
      page.cookie = `fairgate-signed-in=${value}`;
      tab.checkSignedIn();
      return tab.currentAccount();
    });
    expect(accounts).toEqual(['aaaa', 'aaaa', 'bbbb', '44444444', '']);
  });

  it('is announced again when data of the viewer changes', async () => {
    page.cookie = 'fairgate-signed-in=buyer.11111111';
    const [one, other] = [await openTab(), await openTab()];
    one.notifyViewerChanged();
    expect([one.heard, other.heard]).toEqual([['buyer'], ['buyer']]);
  });

  it('§8 is guest with a reason after the session was ended from another place, in all tabs, until a login; a logout has no reason', async () => {
    page.cookie = 'fairgate-signed-in=buyer.11111111';
    const [one, other] = [await openTab(), await openTab()];
    const ended = () => [one.sessionEnd(), other.sessionEnd()];
    page.cookie = '';
    one.reportSessionEnded();
    expect([one.heard, other.heard, ended()]).toEqual([['guest'], ['guest'], ['elsewhere', 'elsewhere']]);
    page.cookie = 'fairgate-signed-in=buyer.22222222';
    other.checkSignedIn();
    expect(ended()).toEqual([undefined, undefined]);
    page.cookie = '';
    other.checkSignedIn();
    expect([one.currentSignedIn(), ended()]).toEqual(['guest', [undefined, undefined]]);
  });

  it('§8 stays buyer while the cookie is there: a late answer does not end the session', async () => {
    page.cookie = 'fairgate-signed-in=buyer.11111111';
    const tab = await openTab();
    tab.reportSessionEnded();
    page.cookie = '';
    tab.checkSignedIn();
    expect(tab.sessionEnd()).toBeUndefined();
  });

  it("§9 is guest with a reason after the session has expired, in every tab, also when the browser's clock is slightly ahead", async () => {
    const over = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
    for (const [until, end] of [
      [over(-1), 'expired'],
      [over(600), 'expired'],
      [over(20 * 86_400), undefined],
    ] as const) {
      page.cookie = `fairgate-signed-in=buyer.11111111.${until}`;
      const [one, other] = [await openTab(), await openTab()];
      page.cookie = '';
      one.checkSignedIn();
      expect([one.heard, other.heard, one.sessionEnd(), other.sessionEnd()]).toEqual([
        ['guest'],
        ['guest'],
        end,
        end,
      ]);
      page.cookie = 'fairgate-signed-in=buyer.22222222.1';
      one.checkSignedIn();
      expect([one.sessionEnd(), other.sessionEnd()]).toEqual([undefined, undefined]);
    }
  });
});
