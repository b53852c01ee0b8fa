// The disk of the services is full: pages go on, a login goes on or says why, and with room all is as before.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChaosApp, type ChaosApp } from './app.ts';
import type { Finding, Scenario } from './scenario.ts';
import { logIn } from './visitors.ts';
import { checkIn, newWriter, preRegister } from './writes.ts';

const diskMb = 400;
const products = 100;
// Fewer than the limit of attempts for one account.
const attempts = 5;
const paths = ['/', '/search/product?keyword=lamp', '/verify'];

export const fullDisk: Scenario = {
  name: 'full disk',
  async *run() {
    const disk = await mkdtemp(join(tmpdir(), 'fairgate-disk-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', disk]);
    if (status !== 0) {
      await rm(disk, { recursive: true });
      return console.log('skipped: this user cannot mount a small disk');
    }
    try {
      const dataDir = join(disk, 'data');
      mkdirSync(dataDir);
      const app = await startChaosApp({
        dataDir,
        products,
        env: { PAGE_CACHE_MAX_BYTES: '0', TRUST_PROXY: '1' },
      });
      try {
        yield* fillUp(app, join(disk, 'filler'));
      } finally {
        await app.stop();
      }
    } finally {
      spawnSync('umount', ['-l', disk]);
      await rm(disk, { recursive: true, force: true });
    }
  },
};

async function* fillUp(app: ChaosApp, filler: string): AsyncGenerator<Finding> {
  const writer = await newWriter(app, attempts, 'chaos-disk');
  const badge = await preRegister(writer, 'chaos-disk-badge', attempts);
  const sent = {
    'pre-registration': () => preRegister(writer, 'chaos-disk-late', attempts),
    'check-in': () => checkIn(writer, badge, 'chaos-disk-scan', attempts),
  };
  for (const bytes of [1_048_576, 4_096, 1]) {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(bytes));
    } catch {
      // Not one more block of this size.
    }
  }
  const answers = new Map<string, number>();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { data, errors } = await logIn(app, attempt);
    const what = data?.['login'] ? 'logged in' : (errors?.[0]?.message ?? 'no reason');
    answers.set(what, (answers.get(what) ?? 0) + 1);
  }
  const messages = new Map<string, string>();
  for (const [name, send] of Object.entries(sent))
    messages.set(
      name,
      await send().then(
        () => 'stored',
        ({ message }: Error) => message,
      ),
    );
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(app.url + path)).status));
  rmSync(filler);
  const begun = performance.now();
  const { data } = await logIn(app, attempts);
  const ms = Math.round(performance.now() - begun);
  yield {
    attack: 'the disk of the services is full',
    promise: 'pages go on; a login goes on or says that the disk is full; with room again it goes on',
    measured: `pages ${[...new Set(statuses)].join(', ')}; ${[...answers].map(([what, many]) => `${many} × “${what}”`).join(', ')}; with room: ${data?.['login']?.__typename ?? 'refused'} after ${ms} ms`,
    holds:
      statuses.every((status) => status === 200) &&
      [...answers.keys()].every((what) => what === 'logged in' || what.includes('disk is full')) &&
      data?.['login']?.__typename === 'SignedIn',
  };
  for (const [name, send] of Object.entries(sent)) {
    const message = messages.get(name) ?? '';
    const [once, again] = [await send().catch(() => ''), await send().catch(() => '')];
    yield {
      attack: `the disk of the services is full: a ${name}`,
      promise: 'it is stored or says that the disk is full; sent again with room it is stored, once',
      measured: `“${message}”; with room: ${once === '' ? 'refused' : 'stored'}, ${once === again ? 'once' : 'not once'}`,
      holds: (message === 'stored' || message.includes('disk is full')) && once !== '' && once === again,
    };
  }
}
