// The page's inline script before and after the app listens.
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrated, listening } from '#ui/early-events.ts';
import { start } from './start-script.ts';

const page = { href: 'https://fair.example/a' };
const press = vi.fn<() => void>();
let browser: EventTarget;
let inDocument: EventTarget;

/** A click on a button, as the window sees it; `reachesApp`: the app, which listens, gets it too. */
function click(reachesApp = false): void {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: { closest: () => ({ click: press }) } });
  browser.dispatchEvent(event);
  if (reachesApp) inDocument.dispatchEvent(new Event('click'));
}

const hydrate = () => {
  browser.dispatchEvent(new Event(hydrated));
  vi.runAllTimers();
};

beforeEach(() => {
  vi.useFakeTimers();
  press.mockReset();
  page.href = 'https://fair.example/a';
  browser = new EventTarget();
  inDocument = new EventTarget();
  const files = { getElementById: () => ({ textContent: '["data:text/javascript,"]' }) };
  const later = (work: () => void, ms = 0) => ms === 0 && setTimeout(work);
  const listen = inDocument.addEventListener.bind(inDocument);
  runInNewContext(start, {
    addEventListener: browser.addEventListener.bind(browser),
    document: { ...files, addEventListener: listen },
    location: page,
    setTimeout: later,
  });
});

describe('§5 a click before its part of the page is hydrated', () => {
  it('§5 counts once, when the part is', () => {
    click();
    expect(press).not.toHaveBeenCalled();
    hydrate();
    hydrate();
    expect(press).toHaveBeenCalledOnce();
  });

  it('§5 does not count again when it has reached the app', () => {
    browser.dispatchEvent(new Event(listening));
    click(true);
    hydrate();
    expect(press).not.toHaveBeenCalled();
  });

  it('§5 does not count after a navigation', () => {
    click();
    page.href = 'https://fair.example/b';
    hydrate();
    expect(press).not.toHaveBeenCalled();
  });
});
