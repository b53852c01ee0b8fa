// Fails when a text of the sources is missing from the catalogues or from any language.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('src/locales/', import.meta.url);

function catalogues(): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('');
}

const before = catalogues();
execFileSync('lingui', ['extract', '--clean'], { stdio: 'ignore' });
if (catalogues() !== before) {
  console.error(
    'Some texts were not in the catalogues of web/src/locales. They are now: translate and commit them.',
  );
  process.exitCode = 1;
}
// --strict: a missing translation is an error.
execFileSync('lingui', ['compile', '--strict'], { stdio: 'inherit' });
