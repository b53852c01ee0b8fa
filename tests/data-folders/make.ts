// Makes an archive of a data folder of a release: make.ts CHECKOUT NAME. See README.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [checkout, name] = process.argv.slice(2);
if (!checkout || !name) throw new Error('usage: make.ts CHECKOUT NAME');

const folder = mkdtempSync(join(tmpdir(), 'fairgate-release-'));
const data = join(folder, 'data');
const catalogue = join(folder, 'catalogue.json');
writeFileSync(
  catalogue,
  JSON.stringify([
    {
      key: 'OWN-1',
      name: 'Own kettle',
      category: '10301',
      prices: { '10': 8.5 },
      lead_days: 15,
      'supplier.key': 'OWN',
      'supplier.name': 'Own Kettles Ltd.',
      'supplier.country': 'CN',
      'supplier.city': 'Foshan',
      'supplier.business_type': 'Manufacturer',
      'supplier.founded_year': 2004,
      'supplier.employees': '51-200',
    },
  ]),
);
embedded('import', catalogue, '--data', data, '--products', '24');
const left = embedded('--data', data, '--', process.execPath, join(import.meta.dirname, 'fill.ts'));
const tar = execFileSync('tar', ['-c', '-C', data, '.'], { maxBuffer: 2 ** 30 });
const packed = brotliCompressSync(tar, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(join(import.meta.dirname, `${name}.tar.br`), packed);
writeFileSync(join(import.meta.dirname, `${name}.json`), left);
rmSync(folder, { recursive: true });

function embedded(...parameters: string[]): string {
  return execFileSync(join(checkout ?? '', 'node_modules/.bin/embedded'), parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
