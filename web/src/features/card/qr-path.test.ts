import decodeQr from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrOf } from './qr-path.ts';

/** The pixels of a code as a camera sees it: dark squares, with white around them. */
function picture({ path, side }: { readonly path: string; readonly side: number }) {
  const [scale, white] = [4, 4];
  const width = (side + 2 * white) * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++) {
      const start = (((Number(y) + white) * scale + row) * width + (Number(x) + white) * scale) * 4;
      data.fill(0, start, start + scale * 4);
    }
  return { width, height: width, data };
}

it('§2.5 the code of a card says the address of the card, and has no border of its own', () => {
  const address = `https://fair.example/expo/buyer/view#${'a'.repeat(400)}`;
  const code = qrOf(address);
  expect(code?.path.startsWith('M0 0h1v1h-1z')).toBe(true);
  expect(code && decodeQr(picture(code))).toBe(address);
});

it('§2.5 a text that is too long for a phone’s camera has no code', () => {
  expect(qrOf('a'.repeat(1_801))).toBeUndefined();
});
