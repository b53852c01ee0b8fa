// Time and memory of an import: `node tests/bench/import.ts [ROWS]` (100000), on the built-in database, or on that of
// DATABASE_URL. Peaks are from Linux (VmHWM); on a busy machine CPU time is more reliable than seconds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../gateway/embedded/src/run.ts', import.meta.url));
const rows = Number(process.argv[2] ?? 100_000);
const home = await mkdtemp(join(tmpdir(), 'fairgate-import-'));
const file = join(home, 'catalogue.csv');

await writeCatalogue(rows);
console.log(`${rows} rows, ${((await stat(file)).size / 1_000_000).toFixed(1)} MB`);
await measure('prepare', ['--products', '0', '--', 'true']);
await measure('import', ['import', file]);
await measure('again', ['import', file]);
await measure('export', ['export', join(home, 'out.csv')]);
await rm(home, { recursive: true });

async function writeCatalogue(count: number): Promise<void> {
  const out = createWriteStream(file);
  out.write(
    'key,name,name.ar,description,category,prices,stock,lead_days,attributes,certificates,hs_code,weight_kg,port,supplier.key,supplier.name,supplier.country,supplier.city,supplier.business_type,supplier.founded_year,supplier.employees\n',
  );
  for (let row = 0; row < count; row++) {
    const supplier = row % Math.ceil(count / 25);
    const line = `SKU-${row},"Ceramic mug no. ${row}, ${row % 900} ml",كوب رقم ${row},"Stoneware mug, glazed inside.\nDishwasher safe, number ${row}.",10301,12:${(row % 500) + 1}.50;100:${(row % 500) + 1}.10,${row % 5000},15-25,Material=Stoneware;Capacity=${row % 900} ml;Colour=White,CE;LFGB,6912.00,0.42,Shanghai,S${supplier},Maker ${supplier} Ltd,CN,Foshan,Manufacturer,2004,51-200\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

async function measure(name: string, parameters: readonly string[]): Promise<void> {
  const started = Date.now();
  const child = spawn(process.execPath, [program, ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: join(home, 'data') },
  });
  let [peak, ticks] = [0, 0];
  let running = true;
  const ended = once(child, 'exit').then(([code]) => {
    running = false;
    return Number(code);
  });
  while (running) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    // After the name in brackets: user and system time, in hundredths of a second.
    const times =
      (await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => ''))
        .split(') ')[1]
        ?.split(' ')
        .slice(11, 13)
        .map(Number) ?? [];
    ticks = Math.max(
      ticks,
      times.reduce((sum, time) => sum + time, 0),
    );
    await Promise.race([ended, sleep(200)]);
  }
  console.log(
    `${name.padEnd(8)} ${((Date.now() - started) / 1000).toFixed(1)} s, CPU ${(ticks / 100).toFixed(1)} s, at most ${(peak / 1000).toFixed(0)} MB${(await ended) === 0 ? '' : ' (failed)'}`,
  );
}
