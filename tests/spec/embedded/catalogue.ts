// Catalogues for the import tests: a folder of files, with an import and an export.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { exportCatalogue } from '@fairgate/embedded/catalogue/export';
import { importCatalogue, type ImportPlan, type ImportResult } from '@fairgate/embedded/catalogue/import';
import { formatProblem } from '@fairgate/embedded/catalogue/problem';
import type { ExportFormat } from '@fairgate/embedded/catalogue/writer';
import type { Embedded } from './store.ts';

export const header =
  'key,name,category,prices,lead_days,supplier.key,supplier.name,supplier.country,supplier.city,supplier.business_type,supplier.founded_year,supplier.employees';

/** A valid row of these columns; `change` replaces cells. */
export function row(key: string, change: Readonly<Record<string, string>> = {}): string {
  const cells: Record<string, string> = {
    key: key,
    name: `Mug ${key}`,
    category: '10301',
    prices: '12:2.50;100:2.10',
    lead_days: '15-25',
    'supplier.key': 'ACME',
    'supplier.name': 'Acme Ceramics',
    'supplier.country': 'CN',
    'supplier.city': 'Foshan',
    'supplier.business_type': 'Manufacturer',
    'supplier.founded_year': '2004',
    'supplier.employees': '51-200',
    ...change,
  };
  return header
    .split(',')
    .map((name) => cells[name] ?? '')
    .join(',');
}

export type Imported = ImportResult & { readonly problems: readonly string[] };

export type Desk = {
  readonly folder: string;
  /** Writes a file and imports it; problems have the form "line 3, column prices: …". */
  bring(
    name: string,
    content: string | Buffer,
    plan?: Partial<ImportPlan> & { readonly images?: string },
  ): Promise<Imported>;
  csv(...rows: readonly string[]): Promise<Imported>;
  take(format?: ExportFormat): Promise<string>;
  count(): Promise<number>;
  clear(): Promise<void>;
  close(): Promise<void>;
};

export async function openDesk(embedded: Embedded): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-import-'));
  const { db } = embedded;
  const desk: Desk = {
    folder,
    async bring(name, content, { images, ...plan } = {}) {
      const file = join(folder, name);
      await writeFile(file, content);
      const problems: string[] = [];
      const result = await importCatalogue(
        db,
        {
          file,
          pictures: { from: images, into: embedded.pictures, demo: join(folder, 'none') },
          allowPrivate: false,
          skipBad: false,
          prune: false,
          dryRun: false,
          signal: new AbortController().signal,
          ...plan,
        },
        { problem: (problem) => problems.push(formatProblem(problem)), progress: () => undefined },
      );
      return { ...result, problems };
    },
    csv: (...rows) => desk.bring('catalogue.csv', rows.join('\n')),
    async take(format = 'csv') {
      const out = new PassThrough();
      const output = text(out);
      await exportCatalogue(db, out, { format, imagesTo: undefined, pictureFolders: [] }, () => undefined);
      out.end();
      return output;
    },
    async count() {
      const [found] = await db.rows<{ count: number }>({
        text: 'select count(*)::int as count from product where external_key is not null',
      });
      return found?.count ?? 0;
    },
    async clear() {
      await db.rows({
        text: 'delete from product_title where title_id in (select title_id from product where external_key is not null)',
      });
      await db.rows({
        text: 'delete from variant_price_step where variant_id in (select v.id from product_variant v join product p on p.id = v.product_id where p.external_key is not null)',
      });
      for (const table of [
        'product_variant',
        'product_option',
        'own_text',
        'price_step',
        'picture',
        'attribute',
      ])
        await db.rows({
          text: `delete from ${table} where product_id in (select id from product where external_key is not null)`,
        });
      for (const table of ['product', 'supplier'])
        await db.rows({ text: `delete from ${table} where external_key is not null` });
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
  return desk;
}
