import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '@fairgate/gateway/config';
import { freePort } from '../setup/free-port.ts';

const gateways = Object.fromEntries(
  ['BUYER', 'SUPPLIER', 'SEARCH', 'PURCHASER', 'CHAT'].map((name) => [
    `${name}_GATEWAY_URL`,
    'http://127.0.0.1:1',
  ]),
);
/** A device without free space. */
const fullDisk = '/dev/full';
const bin = fileURLToPath(new URL('../../gateway/src/main.ts', import.meta.url));

/** Starts the gateway's command with these settings only. */
function start(env: Record<string, string>) {
  return spawn(process.execPath, [bin], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = start(env);
  const [output, , [code]] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, output };
}

function complaintOf(env: Record<string, string>): string {
  try {
    readConfig({ ...gateways, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('settings', () => {
  it('§9 have the defaults of the specification', () => {
    expect(readConfig(gateways)).toMatchObject({
      production: true,
      port: 4_000,
      host: '127.0.0.1',
      httpTimeoutMs: 8_888,
      redisUrl: undefined,
      trustProxy: false,
    });
  });

  it.each([
    ['true', 1],
    ['no', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.1', '10.0.0.1'],
    ['loopback, fd00::/8', 'loopback,fd00::/8'],
  ])('TRUST_PROXY=%s trusts the configured proxies and no hop before them', (given, read) => {
    expect(readConfig({ ...gateways, TRUST_PROXY: given }).trustProxy).toBe(read);
  });

  it('an empty value counts as absent', () => {
    expect(readConfig({ ...gateways, PORT: ' ', REDIS_URL: '' })).toMatchObject({
      port: 4_000,
      redisUrl: undefined,
    });
  });

  it('each of the five addresses is required and named when it is missing', () => {
    for (const name of Object.keys(gateways))
      expect(complaintOf({ [name]: '' })).toBe(`These settings are missing or wrong:\n  ${name}: is not set`);
  });

  const wrong: [name: string, value: string][] = [
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['OFFER_POLL_MS', '-1'],
    ['SHUTDOWN_TIMEOUT_MS', '9999999999'],
    ['SHUTDOWN_DRAIN_MS', 'x'],
    ['BUYER_GATEWAY_URL', 'localhost:5001'],
    ['SEARCH_GATEWAY_URL', 'ftp://search'],
    ['REDIS_URL', 'http://redis'],
    ['SESSION_KEYS', 'short'],
    ['SESSION_KEYS', `${'x'.repeat(32)},short`],
    ['HTTP_TIMEOUT_MS', '-5'],
    ['CACHE_MAX_ENTRIES', '-1'],
    ['CACHE_MAX_BYTES', '64MB'],
    ['SHED_LOAD', 'sometimes'],
    ['ADMISSION_TIMEOUT_MS', 'soon'],
    ['PART_TIMEOUT_MS', '2s'],
    ['PAGE_CACHE_MAX_BYTES', 'lots'],
    ['PLAIN_PAGES', 'css'],
    ['PLAIN_PAGES', 'html,json'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '0.5'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['PUBLIC_URL', 'fair.example'],
    ['PUBLIC_URL', 'https://me@fair.example/shop'],
    ['OAUTH_GOOGLE_ISSUER', 'http://accounts.fair.example'],
    ['OAUTH_LINKEDIN_ISSUER', 'linkedin'],
    ['BUYER_SERVICE_KEY', 'short'],
  ];
  it('§2.8 a sign-in provider needs its id, its secret and the key of the buyer service', () => {
    const [id, secret, key] = [
      { OAUTH_GOOGLE_CLIENT_ID: 'fair' },
      { OAUTH_GOOGLE_CLIENT_SECRET: 'secret' },
      { BUYER_SERVICE_KEY: 'the-key-of-both-sides' },
    ];
    expect(complaintOf({ ...id, ...key })).toContain('OAUTH_GOOGLE_CLIENT_SECRET: is not set');
    expect(complaintOf({ ...secret, ...key })).toContain('OAUTH_GOOGLE_CLIENT_ID: is not set');
    expect(complaintOf({ ...id, ...secret })).toContain('BUYER_SERVICE_KEY: is not set');
    expect(readConfig({ ...gateways, ...id, ...secret, ...key }).signInProviders).toEqual({
      google: { clientId: 'fair', clientSecret: 'secret', issuer: undefined },
    });
  });

  for (const [name, value] of wrong) {
    it(`${name}=${value} is rejected with the name and the reason, without the value`, () => {
      const complaint = complaintOf({ [name]: value });
      expect(complaint).toMatch(new RegExp(`^These settings are missing or wrong:\n  ${name}: .{8,}$`));
      expect(complaint).not.toContain(value);
      // The message has no terms of the validation library.
      expect(complaint).toMatch(/: must be /);
    });
  }

  it('PUBLIC_URL may end in a slash, a number may have spaces around it', () => {
    expect(readConfig({ ...gateways, PUBLIC_URL: 'https://Fair.example/', PORT: ' 80 ' })).toMatchObject({
      publicUrl: 'https://fair.example',
      port: 80,
    });
  });

  it('SESSION_KEYS is a list, newest first; without it the gateway generates a key', () => {
    expect(
      readConfig({ ...gateways, SESSION_KEYS: `${'a'.repeat(32)}, ${'b'.repeat(40)}` }).sessionKeys,
    ).toEqual(['a'.repeat(32), 'b'.repeat(40)]);
    expect(readConfig(gateways).sessionKeys).toEqual([]);
  });

  it('several invalid settings are all named at once', () => {
    expect(complaintOf({ PORT: 'x', LOG_LEVEL: 'y', CHAT_GATEWAY_URL: '' }).match(/^ {2}\w+/gm)).toEqual([
      '  PORT',
      '  CHAT_GATEWAY_URL',
      '  LOG_LEVEL',
    ]);
  });
});

describe('the command', () => {
  it('with a setting missing → exit 78 and a sentence, no stack', async () => {
    const { code, output } = await run({ ...gateways, CHAT_GATEWAY_URL: '', PORT: 'x' });
    expect(code).toBe(78);
    expect(output).toMatch(
      /^These settings are missing or wrong:\n {2}PORT: .*\n {2}CHAT_GATEWAY_URL: is not set\n$/,
    );
  });

  it('with its port taken → exit 78 and what to do', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const { code, output } = await run({ ...gateways, PORT: String(port), LOG_LEVEL: 'silent' });
    holder.close();
    expect([code, output]).toEqual([78, `Port ${port} of 127.0.0.1 is taken. Set PORT to a free one.\n`]);
  });

  it('with a HOST that this machine does not have → exit 78 and what to do', async () => {
    const { code, output } = await run({ ...gateways, PORT: '0', HOST: '192.0.2.1', LOG_LEVEL: 'silent' });
    expect([code, output]).toEqual([78, '192.0.2.1 is not this machine. Set HOST to an address it has.\n']);
  });

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    it(`stops on ${signal} with exit 0, however many times it arrives`, async () => {
      const child = start({ ...gateways, PORT: '0', SHUTDOWN_DRAIN_MS: '300' });
      const ended = once(child, 'exit');
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        output += part;
      });
      await expect.poll(() => output).toMatch(/Explorer/);
      child.kill(signal);
      await expect.poll(() => output).toMatch(/"stopping"/);
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
    });
  }

  it.skipIf(!existsSync(fullDisk))(
    'keeps serving and stops on a signal when its logs cannot be written',
    async () => {
      const port = String(await freePort());
      const disk = openSync(fullDisk, 'w');
      const child = spawn(process.execPath, [bin], {
        env: { PATH: process.env['PATH'] ?? '', ...gateways, PORT: port },
        stdio: ['ignore', disk, 'inherit'],
      });
      closeSync(disk);
      const ended = once(child, 'exit');
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}/healthz`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  );
});
