// Files of exhibitions for tests: their rows, and their import and export on a database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ImportResult } from '@fairgate/embedded/catalogue/import';
import { formatProblem } from '@fairgate/embedded/catalogue/problem';
import type { ExportFormat } from '@fairgate/embedded/catalogue/writer';
import { exportExhibitions } from '@fairgate/embedded/exhibitions/export';
import { type ExhibitionImport, importExhibitions } from '@fairgate/embedded/exhibitions/import';
import type { Embedded } from './store.ts';

export const header =
  'record,exhibition,key,name,country,category,shows,hall,stand,x,y,width,depth,city,venue,opens_on,closes_on';
export const exhibition = 'exhibition,F,,Own Fair,NG,,,,,,,,,Lagos,Landmark,2027-03-10,2027-03-12';
export const hall = 'hall,F,,,,,,A,,,,30,20,,,,';
/** An exhibitor's row: its stand, and its place in hall A. */
export const at = (
  key: string,
  stand: string,
  x: number,
  more: { y?: number; hall?: string; width?: number } = {},
): string =>
  `exhibitor,F,${key},Company ${key},CN,Home and kitchen,Mugs,${more.hall ?? 'A'},${stand},${x},${more.y ?? 3},${more.width ?? 3},3,,,,`;

type Brought = ImportResult & { readonly problems: readonly string[] };

export type ExhibitionFiles = {
  /** Imports the content of a file. */
  readonly bring: (
    content: string,
    plan?: Partial<ExhibitionImport> & { readonly name?: string },
  ) => Promise<Brought>;
  /** Imports rows under `header`. */
  readonly csv: (...rows: readonly string[]) => Promise<Brought>;
  readonly take: (format?: ExportFormat) => Promise<string>;
  /** The id of an imported exhibition by its key. */
  readonly idOf: (key: string) => Promise<string>;
  /** Removes all imported exhibitions. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openExhibitionFiles(embedded: Embedded): Promise<ExhibitionFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-fair-'));
  const bring: ExhibitionFiles['bring'] = async (content, { name = 'fair.csv', ...plan } = {}) => {
    const file = join(folder, name);
    await writeFile(file, content);
    const problems: string[] = [];
    const wanted = {
      file,
      pictures: { from: undefined, into: embedded.pictures, demo: join(folder, 'none') },
      allowPrivate: false,
      prune: false,
      post: embedded.post,
      dryRun: false,
      signal: new AbortController().signal,
      ...plan,
    };
    const result = await importExhibitions(embedded.db, wanted, {
      problem: (problem) => problems.push(formatProblem(problem)),
      progress: () => undefined,
    });
    return { ...result, problems };
  };
  return {
    bring,
    csv: (...rows) => bring([header, ...rows].join('\n')),
    async take(format = 'csv') {
      const out = new PassThrough();
      const output = text(out);
      await exportExhibitions(embedded.db, out, { format, imagesTo: undefined, pictureFolders: [] });
      out.end();
      return output;
    },
    async idOf(key) {
      const [row] = await embedded.db.rows<{ id: number }>(
        { text: 'select id from exhibition where external_key = $1' },
        [key],
      );
      return String(row?.id);
    },
    async clear() {
      const own = 'in (select id from exhibition where external_key is not null)';
      for (const table of ['exhibition_news', 'agenda_session', 'exhibitor_contact', 'exhibitor', 'hall'])
        await embedded.db.rows({ text: `delete from ${table} where exhibition_id ${own}` });
      await embedded.db.rows({ text: 'delete from exhibition where external_key is not null' });
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
