// "Update now" with the real Workbox and a fake of the browser's container, registration and workers.
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';

const scriptURL = 'https://fair.example/service-worker.js';

class FakeWorker extends EventTarget {
  readonly scriptURL = scriptURL;
  readonly postMessage = vi.fn<(message: object, ports: MessagePort[]) => void>();
}

class FakeRegistration extends EventTarget {
  readonly waiting = new FakeWorker();
}

class FakeContainer extends EventTarget {
  readonly registration = new FakeRegistration();
  controller = new FakeWorker();

  register(): Promise<FakeRegistration> {
    return Promise.resolve(this.registration);
  }

  takeOver(): void {
    this.controller = this.registration.waiting;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let container: FakeContainer;
let reload: Mock<() => void>;
let applyUpdate: () => void;

/** A new version waits when the page registers its worker. */
beforeEach(async () => {
  container = new FakeContainer();
  reload = vi.fn<() => void>();
  vi.resetModules();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('location', { href: 'https://fair.example/', pathname: '/', reload });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', { readyState: 'complete', visibilityState: 'visible', baseURI: scriptURL });
  vi.stubGlobal('addEventListener', () => undefined);
  const update = await import('./update.ts');
  await update.registerServiceWorker();
  applyUpdate = update.applyUpdate;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('tells the waiting worker to take over', () => {
  applyUpdate();
  const { postMessage } = container.registration.waiting;
  expect(postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }, [expect.any(MessagePort)]]]);
});

it('reloads once after two seconds if the old worker stays active', () => {
  applyUpdate();
  vi.advanceTimersByTime(1_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads at once when the new worker takes over, and again if the page is still there after two seconds', () => {
  applyUpdate();
  vi.advanceTimersByTime(300);
  container.takeOver();
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload a page whose visitor has not accepted the new version', () => {
  container.takeOver();
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});
