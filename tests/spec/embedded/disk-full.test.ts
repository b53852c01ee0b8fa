// A full disk is named as one. The disk is a small tmpfs, where this user may mount one.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blade } from '@fairgate/embedded/wire/blade';
import { deviceDialect } from '@fairgate/embedded/wire/device';
import { createService } from '@fairgate/embedded/wire/service';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDataFolder } from './store.ts';
import { isWhole } from '../../setup/whole.ts';

const program = fileURLToPath(new URL('../../../gateway/embedded/src/run.ts', import.meta.url));
const disk = mkdtempSync(join(tmpdir(), 'fairgate-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const folder = join(disk, 'data');
const filler = join(disk, 'filler');
const { DATABASE_URL: _, ...environment } = process.env;
const options = { env: { ...environment, DATA_DIR: folder } } as const;

/** Writes until nothing more fits. */
function fill(): void {
  for (const bytes of [1_048_576, 4_096, 1]) {
    const block = Buffer.alloc(bytes);
    try {
      for (;;) writeFileSync(filler, block, { flag: 'a' });
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    }
  }
}

async function start() {
  const child = spawn(process.execPath, [program], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [text] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const url = /BUYER_GATEWAY_URL=(\S+)/.exec(text)?.[1] ?? '';
  child.stderr.resume();
  return {
    login: async () =>
      (await (
        await fetch(`${url}/login/login.json`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            data: { email: 'buyer@fairgate.example', password: 'fairgate1', userAgent: 'x'.repeat(390) },
            time: 1,
            lang: 'en',
            token: '',
          }),
        })
      ).json()) as { code: number; msg: string },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

describe.runIf(isMounted)('on a full disk', () => {
  it.runIf(isWhole)(
    'a login goes on or says why, a backup and a start say why, and with room all goes on',
    async () => {
      await makeDataFolder(folder);
      const running = await start();
      expect((await running.login()).code).toBe(200);
      fill();
      for (let attempt = 0; attempt < 30; attempt += 1) {
        const { code, msg } = await running.login();
        if (code !== 200) expect(msg).toContain('disk is full');
      }
      const backup = spawnSync(process.execPath, [program, 'backup', join(disk, 'b.tar.gz')], {
        ...options,
        encoding: 'utf8',
      });
      expect([backup.status, backup.stderr]).toEqual([73, expect.stringContaining('its disk is full')]);
      await running.stop();
      fill();

      const { status, stderr } = spawnSync(process.execPath, [program], { ...options, encoding: 'utf8' });
      expect([status, stderr]).toEqual([73, expect.stringContaining('is full. The data are not damaged')]);
      expect(stderr).not.toMatch(/damaged\.|move it away|Restore a backup/);

      rmSync(filler);
      const again = await start();
      expect((await again.login()).code).toBe(200);
      await again.stop();
    },
  );
});

describe('a service that cannot store a change', () => {
  it.each([
    ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
    ['a file', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })],
    ['a quota', new Error('write failed', { cause: Object.assign(new Error('x'), { code: 'EDQUOT' }) })],
  ])('tells the person that the disk is full: %s', async (_name, error) => {
    for (const dialect of [blade, deviceDialect]) {
      const service = createService(dialect);
      service.post('/change', { config: { dialect } }, () => Promise.reject(error));
      const answer = await service.inject({ method: 'POST', url: '/change', payload: {} });
      // With an HTTP error status the gateway would not show the text.
      expect([answer.statusCode, answer.json<{ code: number; msg: string }>()]).toMatchObject([
        200,
        { code: 500, msg: expect.stringContaining('disk is full') },
      ]);
    }
  });
});
