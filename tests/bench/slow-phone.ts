// A phone in a real browser whose processor is slowed down.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type BrowserContext, type Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { build } from 'vite';
import { launchOptions } from '../setup/browser.ts';

/** How much slower a slow phone is. */
export const slowDown = 4;

/** Opens a phone's browser with the data of this folder. */
export async function openPhone(
  folder: string,
  { baseURL, offline = false }: { baseURL: string; offline?: boolean },
): Promise<{ context: BrowserContext; page: Page }> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(),
    ...phone,
    baseURL,
    offline,
    locale: 'en-US',
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Slows the page's processor down; also after a navigation. */
export async function slowed(page: Page, rate = slowDown): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The speed of this page's processor as Lighthouse counts it, its benchmark index. */
export async function speedOf(page: Page): Promise<number> {
  return await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex.toString()})()`);
}

/** What the browser's speed was, before and with the slow-down. @throws Error if it was not slowed down. */
export function describeSpeed(full: number, slow: number): string {
  if (full / slow < slowDown * 0.6)
    throw new Error(`The browser was not slowed down: benchmark index ${full}, then ${slow}`);
  return `Benchmark index of the browser ${Math.round(full)}, slowed down ${Math.round(slow)}.`;
}

type Run<Module, Input, Result> = {
  /** The module's file. */
  readonly entry: string;
  /** Runs in the page, as text. */
  readonly run: (module: Module, input: Input) => Result | Promise<Result>;
  readonly input: Input;
};

/** Runs a module in the page of a slowed browser, minified as the web app is. Resolves to its result and the browser's speeds. */
export async function runOnSlowPhone<Module, Input, Result>({
  entry,
  run,
  input,
}: Run<Module, Input, Result>): Promise<{ result: Result; full: number; slow: number }> {
  const module = await bundle(entry);
  // An address of this machine may use WebCrypto.
  const server = createServer((_request, response) => response.end('<!doctype html>')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-bench-phone-'));
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { context, page } = await openPhone(folder, { baseURL });
  try {
    await page.goto('/');
    const full = await speedOf(page);
    await slowed(page);
    const slow = await speedOf(page);
    const result = await page.evaluate<Result>(`(${String(run)})(${module}, ${JSON.stringify(input)})`);
    return { result, full, slow };
  } finally {
    await context.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A module for a page: an expression whose value is its exports. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'measured' },
      target: 'baseline-widely-available',
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  return `(() => { ${output.output[0].code}; return measured; })()`;
}
