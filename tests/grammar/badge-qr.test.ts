import { createKey } from '@fairgate/badge/keys';
import { signBadge } from '@fairgate/badge/sign';
import decodeQr from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrModules, qrPath } from '@fairgate/badge/qr';

const times = { issuedAt: 1_800_000_000, validFrom: 1_800_000_000, validUntil: 1_800_090_000 };
const key = await createKey();
const codeOf = (name: string, company: string) =>
  signBadge({ number: 'K7Q2-9MXD', exhibitionId: '3001', name, company, ...times }, key);

/** The modules as a camera sees them: four pixels each, with a quiet zone. */
function pictureOf(rows: readonly (readonly boolean[])[]) {
  const [scale, quiet] = [4, 4];
  const size = (rows.length + 2 * quiet) * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (rows[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet])
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return { width: size, height: size, data };
}

it.each([
  ['Li', 'Li'],
  ['Amina El-Sayed', 'Nile Trading House'],
  ['ကိုမောင်မောင်'.repeat(6), 'ក្រុមហ៊ុនពាណិជ្ជកម្ម'.repeat(6)],
])('a decoder reads the code of %s', async (name, company) => {
  const code = await codeOf(name, company);
  const rows = qrModules(code);
  // A version of 77 modules is 3 px each on the smallest phone.
  expect(rows.length).toBeLessThanOrEqual(77);
  expect(decodeQr(pictureOf(rows))).toBe(code);
});

it('the path has every dark module once', async () => {
  const rows = qrModules(await codeOf('Amina El-Sayed', 'Nile Trading House'));
  const drawn = [...qrPath(rows).matchAll(/h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0);
  expect(drawn).toBe(rows.flat().filter(Boolean).length);
});
