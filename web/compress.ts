// Compresses the built files beside themselves, once and at the highest level, so that the gateway need not do it for
// each visitor (gateway/src/http/assets.ts, preCompressed). Run after the client build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const client = new URL('dist/client/', import.meta.url);
// Fonts and pictures are compressed as they are.
const text = /\.(?:js|css|html|svg|webmanifest)$/;
/** Below this a packet is not saved. */
const worthBytes = 1_024;

const forms = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(new URL(file, client));
  if (bytes.length < worthBytes) return;
  await Promise.all(Object.entries(forms).map(async ([ending, form]) => writeFileSync(new URL(`${file}.${ending}`, client), await form(bytes))));
}

const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file));
await Promise.all(files.map(compress));
