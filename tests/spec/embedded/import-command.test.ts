// `embedded import` and `embedded export` on the command line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { withColumnTable } from '@fairgate/embedded/catalogue/column-docs';
import { exportCatalogue } from '@fairgate/embedded/catalogue/export';
import { withExhibitionColumnTables } from '@fairgate/embedded/exhibitions/column-docs';
import { openProgress } from '@fairgate/embedded/commands/progress';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type ThrowawayPostgres } from '../../setup/postgres.ts';
import { header, row } from './catalogue.ts';
import { openDataFolder } from './store.ts';
import { isWhole } from '../../setup/whole.ts';

const program = fileURLToPath(new URL('../../../gateway/embedded/src/run.ts', import.meta.url));
let home: string;
let postgres: ThrowawayPostgres;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'fairgate-command-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(home, { recursive: true, force: true });
});

type Ended = { code: number; out: string; output: string };

/** Runs the program on its own database, PGlite. */
const embedded = (...parameters: readonly string[]): Promise<Ended> => run('', parameters);
/** Runs it on PostgreSQL, which opens faster. */
const onPostgres = (...parameters: readonly string[]): Promise<Ended> => run(postgres.url, parameters);

async function run(databaseUrl: string, parameters: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: home,
    env: { ...process.env, DATA_DIR: 'data', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, output] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    out += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  const [code] = await once(child, 'close');
  return { code: Number(code), out, output };
}

/** What the program would export from its own database. A new process takes seconds to compile PGlite. */
async function exported(): Promise<string> {
  const { db, stop } = await openDataFolder(join(home, 'data'));
  const out = new PassThrough();
  const output = buffer(out);
  await exportCatalogue(db, out, { format: 'csv', imagesTo: undefined, pictureFolders: [] }, () => undefined);
  out.end();
  await db.close();
  await stop();
  return (await output).toString();
}

describe('embedded import and export', () => {
  it('import a catalogue into a new folder without demo products, and export it', async () => {
    expect(await embedded('export', '--template', 'my.csv')).toMatchObject({ code: 0 });
    expect(await embedded('import', 'my.csv')).toMatchObject({
      code: 0,
      out: '1 row: 1 new, 0 changed, 0 unchanged.\n',
    });
    expect(await embedded('import', 'my.csv')).toMatchObject({
      code: 0,
      out: '1 row: 0 new, 0 changed, 1 unchanged.\n',
    });
    const { out, output } = await embedded('export');
    expect([out.split('\r\n').length, out, output]).toEqual([
      3,
      expect.stringContaining('MUG-350-WH') as string,
      expect.stringContaining('Exported 1 product.') as string,
    ]);
  });

  it.runIf(isWhole)('name the problems of a file, also in another language, and exit with 65', async () => {
    await writeFile(
      join(home, 'bad.csv'),
      [header, row('A'), row('B', { prices: 'x' }), row('C', { category: '7' })].join('\n'),
    );
    const { code, out, output } = await onPostgres('import', 'bad.csv', '--errors', 'problems.csv');
    expect([code, out]).toEqual([
      65,
      'Nothing imported: 2 of 3 rows have errors. Correct them, or skip them with --skip-bad.\n',
    ]);
    expect(output).toContain(
      'bad.csv: line 3, column prices: "x" is not in the form quantity:price, for example 12:9.50\nbad.csv: line 4, column category: unknown category "7"\n',
    );
    expect(await readFile(join(home, 'problems.csv'), 'utf8')).toBe(
      'line,column,message\r\n3,prices,"""x"" is not in the form quantity:price, for example 12:9.50"\r\n4,category,"unknown category ""7"""\r\n',
    );
    expect(await onPostgres('import', 'bad.csv', '--skip-bad', '--dry-run')).toMatchObject({
      code: 0,
      out: 'Dry run, nothing imported. 3 rows: 1 new, 0 changed, 0 unchanged; 2 skipped.\n',
    });
    expect(await onPostgres('import', 'bad.csv', '--skip-bad')).toMatchObject({
      code: 0,
      out: '3 rows: 1 new, 0 changed, 0 unchanged; 2 skipped.\n',
    });
    // One good row is enough for an import; a file without rows is rejected.
    await writeFile(join(home, 'few.csv'), `${header}\n${row('A')}\nB\n`);
    expect(await onPostgres('import', 'few.csv', '--skip-bad')).toMatchObject({
      code: 0,
      out: '2 rows: 0 new, 0 changed, 1 unchanged; 1 skipped.\n',
    });
    await writeFile(join(home, 'bare.csv'), `${header}\n`);
    expect(await onPostgres('import', 'bare.csv', '--skip-bad')).toMatchObject({
      code: 65,
      out: 'Nothing imported: the file contains no products.\n',
    });
  });

  it.runIf(isWhole)(
    'write no formula into the list of problems, and report at once when the list cannot be written',
    async () => {
      await writeFile(join(home, 'formula.csv'), 'key,"=cmd|\' /C calc\'!A1"\nA,B\n');
      expect(await onPostgres('import', 'formula.csv', '--errors', 'formula-problems.csv')).toMatchObject({
        code: 65,
      });
      expect((await readFile(join(home, 'formula-problems.csv'), 'utf8')).split('\n')[1]).toMatch(/^1,'=cmd/);
      expect(await onPostgres('import', 'my.csv', '--errors', 'no-such-folder/problems.csv')).toMatchObject({
        code: 73,
      });
      expect(await onPostgres('import', 'my.csv', '--images', 'no-such-folder')).toMatchObject({
        code: 66,
        output: expect.stringContaining('Folder not found: no-such-folder') as string,
      });
    },
  );

  it('take an exhibition with its pictures, and write it with copies of them', async () => {
    await mkdir(join(home, 'photos'));
    const picture = sharp({ create: { width: 640, height: 240, channels: 3, background: '#3a3' } }).png();
    await writeFile(join(home, 'photos/logo.png'), await picture.toBuffer());
    await writeFile(
      join(home, 'fair.csv'),
      'record,exhibition,name,city,venue,country,opens_on,closes_on,poster\nexhibition,F,Fair,Lagos,Landmark,NG,2027-03-10,2027-03-12,logo.png\n',
    );
    expect(await onPostgres('import', '--fair', 'fair.csv')).toMatchObject({
      code: 65,
      output: expect.stringContaining(
        'line 2, column poster: logo.png: not found. Name the folder of the picture files with --images',
      ) as string,
    });
    expect(await onPostgres('import', '--fair', 'fair.csv', '--images', 'photos')).toMatchObject({
      code: 0,
      out: '1 row: 1 new, 0 changed, 0 unchanged.\n',
    });
    const { out } = await onPostgres('export', '--fair', '--images', 'copies');
    const [file = ''] = await readdir(join(home, 'copies'));
    expect(file).toMatch(/^own-[0-9a-f]{40}\.webp$/);
    expect(out).toContain(file);
  });

  it.each(isWhole ? (['SIGKILL', 'SIGTERM'] as const) : (['SIGKILL'] as const))(
    'leave the data unchanged when ended by %s half-way, and can continue',
    async (signal) => {
      const rows = Array.from({ length: 20_000 }, (_, place) => row(`${signal}-${place}`));
      await writeFile(join(home, 'long.csv'), [header, row('X', { prices: 'x' }), ...rows].join('\n'));
      const before = await exported();
      const child = spawn(process.execPath, [program, 'import', 'long.csv', '--skip-bad'], {
        cwd: home,
        env: { ...process.env, DATA_DIR: 'data', DATABASE_URL: '' },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let output = '';
      child.stderr.setEncoding('utf8').on('data', (part: string) => {
        output += part;
      });
      // Problems of the first rows are reported when those rows have been written.
      await once(child.stderr, 'data');
      child.kill(signal);
      const [code, by] = await once(child, 'exit');
      expect([code ?? by, output]).toEqual(
        signal === 'SIGKILL'
          ? ['SIGKILL', expect.any(String)]
          : [143, expect.stringContaining('Interrupted. Nothing imported.')],
      );
      // A killed process leaves its lock behind.
      expect(signal === 'SIGKILL' ? (await embedded('export')).out : await exported()).toBe(before);
    },
  );

  it.runIf(isWhole)('name the error in the command line', async () => {
    expect(await onPostgres('import', 'none.csv')).toMatchObject({
      code: 66,
      output: expect.stringContaining('Cannot read none.csv') as string,
    });
    expect(await onPostgres('import', 'my.xlsx')).toMatchObject({
      code: 64,
      output: expect.stringContaining('must end in .csv, .json or .jsonl') as string,
    });
    expect(await onPostgres('import')).toMatchObject({ code: 64 });
    expect(await onPostgres('export', 'no-such-folder/out.csv')).toMatchObject({
      code: 73,
      output: expect.stringContaining('Cannot write no-such-folder/out.csv') as string,
    });
  });

  it.runIf(isWhole)('explain what to do while the app uses the folder', async () => {
    const app = spawn(process.execPath, [program], {
      cwd: home,
      env: { ...process.env, DATA_DIR: 'data', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(app.stdout, 'data');
    const { code, output } = await embedded('import', 'my.csv');
    app.kill('SIGTERM');
    await once(app, 'exit');
    expect([code, output]).toEqual([75, expect.stringContaining(`by process ${app.pid}`) as string]);
    expect(output).toContain(
      'stop the app, run this command, and start the app again. With PostgreSQL (DATABASE_URL) the app can keep running.',
    );
  });
});

it('docs/import.md describes every column as the program does; `pnpm docs:import` writes it', async () => {
  const document = await readFile(new URL('../../../docs/import.md', import.meta.url), 'utf8');
  expect(document).toBe(withColumnTable(document));
});

it('docs/import-exhibitions.md describes every column, too', async () => {
  const document = await readFile(new URL('../../../docs/import-exhibitions.md', import.meta.url), 'utf8');
  expect(document).toBe(withExhibitionColumnTables(document));
});

describe('the progress of an import', () => {
  const play = (isTTY: boolean): string => {
    let [output, time] = ['', 0];
    const bar = openProgress(
      {
        isTTY,
        columns: 80,
        write: (text: string | Uint8Array) => {
          output += String(text);
          return true;
        },
      },
      () => time,
    );
    for (const done of [0.25, 0.5, 1]) {
      time += 20_000;
      bar.show(done, `${done * 1000} rows`);
    }
    bar.log('a problem');
    bar.end();
    return output;
  };

  it('is a bar with the remaining time on a terminal', () => {
    expect(play(true)).toContain('███████████████░░░░░░░░░░░░░░░ 50 %, 500 rows, 40 s left');
    expect(play(true)).toContain('\r\u001b[2Ka problem\n');
  });

  it('is plain lines elsewhere', () => {
    expect(play(false)).toBe(
      '25 %, 250 rows, after 20 s\n50 %, 500 rows, after 40 s\n100 %, 1000 rows, after 1 min 0 s\na problem\n',
    );
  });
});
