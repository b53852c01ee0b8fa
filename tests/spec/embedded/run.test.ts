// The command line program: one data folder for the whole file, little demo data.
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../setup/postgres.ts';
import { makeDataFolder } from './store.ts';
import { isWhole } from '../../setup/whole.ts';

const program = fileURLToPath(new URL('../../../gateway/embedded/src/run.ts', import.meta.url));
const waits = [
  'node',
  '-e',
  'console.log(JSON.stringify({ ...process.env, OWN_PID: process.pid })); process.on("SIGTERM", () => { console.log("received SIGTERM"); process.exit(9); }); setInterval(() => {}, 1000)',
];

let home: string;
let folder: string;
const running = new Set<ChildProcessByStdio<null, Readable, Readable>>();

// Root can write anywhere, so as root these tests switch to another user.
const otherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const otherUserCanRun =
  spawnSync(
    process.execPath,
    ['-e', `require('node:fs').readFileSync(${JSON.stringify(program)})`],
    otherUser,
  ).status === 0;

function start(
  parameters: readonly string[],
  environment: Record<string, string> = {},
  as: { uid?: number; gid?: number } = {},
) {
  const { DATABASE_URL: _, ...own } = process.env;
  const child = spawn(process.execPath, [program, ...parameters], {
    ...as,
    env: { ...own, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  // `close` would also wait for a command that outlives the program.
  const ended = once(child, 'exit').then(async ([code]) => {
    await sleep(50);
    running.delete(child);
    return { code: code as number | null, output };
  });
  const up = async (): Promise<Record<string, string>> => {
    const [text] = await once(child.stdout, 'data');
    return JSON.parse(String(text)) as Record<string, string>;
  };
  return { child, ended, heard: () => output, up };
}

const end = (...parameters: Parameters<typeof start>) => start(...parameters).ended;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'fairgate-run-'));
  folder = join(home, 'data');
  await makeDataFolder(folder);
});

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(home, { recursive: true, force: true });
});

describe('the embedded services', () => {
  it('give the command five addresses that answer, and exit with its code', async () => {
    const { child, ended, heard, up } = start(['--', ...waits]);
    const environment = await up();
    expect(environment['BUYER_SERVICE_KEY']).toMatch(/^[\w-]{32}$/);
    for (const name of ['BUYER', 'SUPPLIER', 'SEARCH', 'PURCHASER', 'CHAT']) {
      const url = environment[`${name}_GATEWAY_URL`];
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    }
    const accounts =
      'Demo accounts, password fairgate1: buyer2@fairgate.example, buyer@fairgate.example, operator@fairgate.example, organiser@fairgate.example, supplier@fairgate.example\n';
    await vi.waitFor(() => expect(heard().includes(accounts)).toBe(true), { timeout: 60_000 });
    child.kill('SIGTERM');
    expect((await ended).code).toBe(9);
    await expect(fetch(`${environment['BUYER_GATEWAY_URL']}/healthz`)).rejects.toThrow('fetch failed');
  });

  it.runIf(isWhole)('keep addresses that are set, and start nothing if all are set', async () => {
    const url = 'http://127.0.0.1:9';
    const all = Object.fromEntries(
      ['BUYER', 'SUPPLIER', 'SEARCH', 'PURCHASER', 'CHAT'].map((name) => [`${name}_GATEWAY_URL`, url]),
    );
    const elsewhere = join(home, 'unused');
    const print = [
      'node',
      '-e',
      'console.log(process.env.BUYER_GATEWAY_URL, process.env.CHAT_GATEWAY_URL !== process.env.BUYER_GATEWAY_URL, process.env.SESSION_KEYS)',
    ];
    expect((await end(['--', ...print], { ...all, DATA_DIR: elsewhere })).output).toContain(`${url} false `);
    expect(existsSync(elsewhere)).toBe(false);
    const some = { BUYER_GATEWAY_URL: url, SESSION_KEYS: 'own-key' };
    expect((await end(['--', ...print], some)).output).toContain(`${url} true own-key\n`);
  });

  it("reject a second start on the same folder; after kill -9 they end the command, recover, and keep a changed price and the sessions' key", async () => {
    const first = start(['--', ...waits]);
    const environment = await first.up();
    const second = await end(['--', 'true']);
    expect(second.code).toBe(75);
    expect(second.output).toContain(`already in use by process ${first.child.pid}`);
    const ask = async <Data>(service: 'SEARCH' | 'BUYER', path: string, payload: object): Promise<Data> => {
      const answer = await fetch(`${environment[`${service}_GATEWAY_URL`]}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: payload, time: 1, lang: 'en', token: '' }),
      });
      return ((await answer.json()) as { data: Data }).data;
    };
    const { list } = await ask<{ list: { spuId: string }[] }>('SEARCH', '/v2/searchGoods.json', {
      pageSize: 20,
    });
    const goodsSpuIds = list.map(({ spuId }) => spuId);
    const goods = await ask<{ goodsSpuId: string; variants: object[] }[]>(
      'BUYER',
      '/goods/getGoodsList.json',
      {
        goodsSpuIds,
      },
    );
    // A stock of a product with variants needs the variant.
    const id = goods.find(({ variants }) => variants.length === 0)?.goodsSpuId ?? '';
    expect((await end(['prices', id, '--stock', '4321'])).output).toContain('"stock":4321');
    expect((await end(['prices', '1', '--stock', '4321'])).output).toContain('unknown product 1');
    // This event comes after the command has exited and closed its output.
    const closed = once(first.child, 'close');
    first.child.kill('SIGKILL');
    await closed;
    expect(first.heard()).toMatch(/received SIGTERM\n$/);
    const third = start(['--', ...waits]);
    const { BUYER_GATEWAY_URL: buyer, SESSION_KEYS: key } = await third.up();
    expect([key, key?.length]).toEqual([environment['SESSION_KEYS'], 43]);
    expect(statSync(join(folder, 'session-key')).mode & 0o777).toBe(0o600);
    const offer = await fetch(`${buyer}/goods/getOfferList.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { goodsSpuIds: [id] }, time: 1, lang: 'en', token: '' }),
    });
    expect(await offer.json()).toMatchObject({ data: [{ id, stock: 4321 }] });
    third.child.kill('SIGTERM');
    await third.ended;
  });

  it.runIf(isWhole)('report that a data folder is damaged, or is not one', async () => {
    const damaged = join(home, 'damaged');
    await cp(folder, damaged, { recursive: true });
    await truncate(join(damaged, 'postgres/global/pg_control'), 100);
    expect(await end(['--', 'true'], { DATA_DIR: damaged })).toMatchObject({
      code: 65,
      output: expect.stringContaining('move it away to start with a new database') as string,
    });
    await rm(join(damaged, 'postgres/PG_VERSION'));
    expect(await end(['--data', damaged, '--', 'true'])).toMatchObject({
      code: 65,
      output: expect.stringContaining('PG_VERSION is missing') as string,
    });
    await writeFile(join(damaged, 'lock'), 'no longer what it was '.repeat(50));
    expect(await end(['--data', damaged, '--', 'true'])).toMatchObject({
      code: 65,
      output: expect.stringContaining(`${damaged}/lock is damaged. It contains no data: delete it`) as string,
    });
    await writeFile(join(home, 'file'), '');
    expect(await end(['--data', join(home, 'file'), '--', 'true'])).toMatchObject({ code: 73 });
  });

  it.skipIf(!otherUserCanRun)(
    'report that a data folder, or a file in it, belongs to another user',
    async () => {
      const theirs = join(home, 'theirs');
      await cp(folder, theirs, { recursive: true });
      await chmod(home, 0o755);
      await chmod(join(theirs, 'postgres'), 0o500);
      for (const [mode, what] of [
        [0o555, theirs],
        [0o777, join(theirs, 'lock')],
      ] as const) {
        await chmod(join(theirs, 'lock'), 0o444);
        await chmod(theirs, mode);
        const { code, output } = await end(['--', 'true'], { DATA_DIR: theirs }, otherUser);
        expect([code, output]).toEqual([
          73,
          `embedded: Cannot write to the data folder ${theirs}: EACCES: permission denied, access '${what}'. Choose another folder with --data or DATA_DIR.\n`,
        ]);
      }
    },
  );

  it.runIf(isWhole)('report that PostgreSQL denies a needed permission', async () => {
    const postgres = await startPostgres();
    const owner = new pg.Client({ connectionString: postgres.url });
    await owner.connect();
    await owner.query('create role reader login');
    await owner.end();
    const url = postgres.url.replace('postgres@', 'reader@');
    const { host, pathname } = new URL(url);
    expect(await end(['--', 'true'], { DATABASE_URL: url })).toMatchObject({
      code: 69,
      output: `embedded: Cannot write to PostgreSQL at ${host}${pathname} (DATABASE_URL): permission denied for database postgres\n`,
    });
    await postgres.stop();
  });

  it.runIf(isWhole)('report an invalid setting, option or command', async () => {
    expect(
      await end(['--', 'true'], { DATABASE_URL: 'mysql://x', CHAT_GATEWAY_URL: 'nowhere' }),
    ).toMatchObject({
      code: 78,
      output: expect.stringMatching(/DATABASE_URL must be .*; CHAT_GATEWAY_URL must be /) as string,
    });
    expect(
      await end(['--', 'true'], {
        SMTP_URL: 'smtp.example',
        MAIL_FROM: 'Fairgate',
        BUYER_SERVICE_KEY: 'short',
      }),
    ).toMatchObject({
      code: 78,
      output: expect.stringMatching(
        /SMTP_URL must be .*; MAIL_FROM must be .*; BUYER_SERVICE_KEY must have /,
      ) as string,
    });
    expect(
      await end(['--', 'true'], { DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/fair' }),
    ).toMatchObject({
      code: 69,
      output: expect.stringMatching(
        /^embedded: Cannot connect to PostgreSQL at 127\.0\.0\.1:9\/fair [^]*(?<!secret[^]*)$/,
      ) as string,
    });
    expect(await end(['--sideways'])).toMatchObject({
      code: 64,
      output: expect.stringContaining('--sideways') as string,
    });
    expect(await end(['prices', '5'])).toMatchObject({ code: 64 });
    expect(await end(['prices', '5', '--stock', '1'])).toMatchObject({
      code: 69,
      output: expect.stringContaining('No services are running') as string,
    });
    expect(await end(['--', 'no-such-command'])).toMatchObject({
      code: 127,
      output: expect.stringContaining('no-such-command') as string,
    });
    expect(await end(['--help'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('--products') as string,
    });
  });
});
