// `import file from '….wasm?sized'`: the address of a file, and how many bytes are sent for it. A page can tell a visitor what a
// part costs before it is loaded.
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const query = '?sized';
/** Already compressed. */
const compressed = /\.gz$/;
/** Near to what compress.ts writes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

export function sizedFiles(): Plugin {
  return {
    name: 'sized-files',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return undefined;
      const found = await this.resolve(source.slice(0, -query.length), importer);
      return found && `${found.id}${query}`;
    },
    load: {
      filter: { id: /\?sized$/ },
      async handler(id) {
        const file = id.slice(0, -query.length);
        const bytes = await readFile(file);
        const sent = compressed.test(file) ? bytes : await promisify(brotliCompress)(bytes, { params });
        return `import url from ${JSON.stringify(`${file}?url`)};\nexport default { url, bytes: ${sent.length} };`;
      },
    },
  };
}
