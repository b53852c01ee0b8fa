// Draws the icons in public/ from the logo. Run it when the logo changes: `pnpm --filter @fairgate/web
// icons`.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const gate = 'M7 25.5V15.2a9 9 0 0 1 18 0v10.3h-4.2V15.2a4.8 4.8 0 0 0-9.6 0v10.3z';
const person = '<circle cx="16" cy="18.3" r="2"/><path d="M13.2 25.5v-.7a2.8 2.8 0 0 1 5.6 0v.7z"/>';
const red = '#e53935';

const mark = (fill: string) => `<g fill="${fill}"><path d="${gate}"/>${person}</g>`;
const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`);

/** For any background: the logo on its red tile. */
const tile = svg(`<rect width="32" height="32" rx="8" fill="${red}"/>${mark('#fff')}`);
/** Maskable: the system cuts the shape, so red fills the square and the logo stays in the safe circle. */
const full = svg(
  `<rect width="32" height="32" fill="${red}"/><g transform="translate(16 16) scale(0.78) translate(-16 -16)">${mark('#fff')}</g>`,
);
const mono = svg(mark('#000'));
/** An icon of a shortcut: lines on the tile. */
const line = (path: string) =>
  svg(
    `<rect width="32" height="32" rx="8" fill="${red}"/><g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(4 4)">${path}</g>`,
  );
const search = line('<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>');
const categories = line(
  '<rect x="4" y="4" width="6" height="6" rx="1"/><rect x="14" y="4" width="6" height="6" rx="1"/><rect x="4" y="14" width="6" height="6" rx="1"/><rect x="14" y="14" width="6" height="6" rx="1"/>',
);

const out = (name: string) => fileURLToPath(new URL(`public/${name}`, import.meta.url));
const draw = (source: Buffer, size: number) =>
  sharp(source, { density: 72 * (size / 32) * 2 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });

await Promise.all([
  writeFile(out('icons/icon.svg'), tile),
  draw(tile, 192).toFile(out('icons/icon-192.png')),
  draw(tile, 512).toFile(out('icons/icon-512.png')),
  draw(full, 192).toFile(out('icons/maskable-192.png')),
  draw(full, 512).toFile(out('icons/maskable-512.png')),
  draw(full, 180).toFile(out('icons/apple-touch-icon.png')),
  draw(mono, 512).toFile(out('icons/monochrome-512.png')),
  draw(search, 96).toFile(out('icons/shortcut-search-96.png')),
  draw(categories, 96).toFile(out('icons/shortcut-categories-96.png')),
  writeFile(out('favicon.ico'), ico(await draw(tile, 48).toBuffer(), 48)),
]);

/** A PNG in an ICO file: header, one entry, picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
