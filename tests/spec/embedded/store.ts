// The databases for the tests of the embedded services.
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Database, openPglite, openPostgres } from '@fairgate/embedded/db/database';
import { startPglite } from '@fairgate/embedded/db/pglite';
import { prepare } from '@fairgate/embedded/db/prepare';
import { openFolderStore } from '@fairgate/embedded/files/folder-store';
import type { FileStore } from '@fairgate/embedded/files/store';
import { openPost, type Post } from '@fairgate/embedded/mail/post';
import { buildService } from '@fairgate/embedded/services';
import { openPhraseCache } from '@fairgate/embedded/texts/phrase-cache';
import type { CartPartners } from '@fairgate/embedded/buyer/cart/partners';
import type { Wallets } from '@fairgate/embedded/wallet/settings';
import type { FastifyInstance } from 'fastify';
import { startPostgres } from '../../setup/postgres.ts';
import { copyTemplate } from '../../setup/templates.ts';
import { isWhole } from '../../setup/whole.ts';

export const products = 400;
/** The number in a folder of `makeDataFolder`. */
export const fewProducts = 20;
/** The day of the demo data, which the services compare with the clock. */
export const today = new Date().toISOString().slice(0, 10);
const names = ['buyer', 'supplier', 'search', 'purchaser', 'chat'] as const;
export type ServiceName = (typeof names)[number];

export type Embedded = {
  readonly db: Database;
  readonly services: Readonly<Record<ServiceName, FastifyInstance>>;
  readonly controlKey: string;
  readonly serviceKey: string;
  readonly post: Post;
  /** The folder of imported pictures. */
  readonly pictures: string;
  /** What people attach. */
  readonly files: FileStore;
  close(): Promise<void>;
};

type DatabaseKind = 'PGlite' | 'PostgreSQL';

/**
 * What the tests of the services run on. All journeys run on PGlite, so these run on PostgreSQL (mails on PGlite).
 * `pnpm unit:all` runs them on both, and those of one database on PGlite.
 */
export const databases: readonly DatabaseKind[] = isWhole ? ['PGlite', 'PostgreSQL'] : ['PostgreSQL'];

type EmbeddedOptions = {
  readonly wallets?: Wallets;
  readonly files?: FileStore;
  readonly cartPartners?: CartPartners;
};

/** The five services in process, on a database with demo data. @param kind for tests of one database: the first of `databases`. */
export async function startEmbedded(
  kind: DatabaseKind = databases[0] ?? 'PostgreSQL',
  options: EmbeddedOptions = {},
): Promise<Embedded> {
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-embedded-'));
  if (kind === 'PostgreSQL') return startServices(folder, await onPostgres(), options);
  const data = join(folder, 'postgres');
  await copyTemplate('PGlite', data, makePglite);
  return startServices(folder, await onPglite(data), options);
}

/** The same in an existing data folder of PGlite, whose database is migrated first. */
export async function startEmbeddedIn(folder: string, count: number): Promise<Embedded> {
  const running = await openDataFolder(folder);
  await prepareDemo(running.db, count);
  return startServices(folder, running);
}

async function startServices(
  folder: string,
  { db, stop }: Running,
  {
    wallets = {},
    files = openFolderStore(join(folder, 'files')),
    cartPartners = new Map(),
  }: EmbeddedOptions = {},
): Promise<Embedded> {
  const originals = join(folder, 'pictures');
  const pictures = join(folder, 'own');
  await cp(
    new URL('../../../gateway/embedded/demo/pictures/ceramic-mug-white-front.webp', import.meta.url),
    join(originals, 'ceramic-mug-white-front.webp'),
  );
  const post = openPost(db, { publicUrl: 'https://fair.example', log: () => undefined });
  const options = {
    store: {
      db,
      phraseCache: openPhraseCache(db),
      post,
      serviceKey: 'the key of the gateway',
      wallets,
      files,
      cartPartners,
      registrationsPerAddress: 30,
    },
    images: { originals: [originals, pictures], cache: join(folder, 'images') },
    controlKey: 'key',
  };
  const services = await Promise.all(
    names.map(async (name) => [name, await buildService(name, options)] as const),
  );
  return {
    db,
    services: Object.fromEntries(services) as Embedded['services'],
    controlKey: options.controlKey,
    serviceKey: options.store.serviceKey,
    post,
    pictures,
    files,
    async close() {
      await Promise.all(services.map(([, service]) => service.close()));
      await db.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Running = { readonly db: Database; stop(): Promise<void> };

const prepareDemo = (db: Database, count: number) =>
  prepare(db, { products: count, today, log: () => undefined });

declare global {
  // The types of Node leave it out.
  namespace WebAssembly {
    function compile(bytes: Uint8Array): Promise<object>;
  }
}

const fromEmbedded = createRequire(new URL('../../../gateway/embedded/package.json', import.meta.url));

/**
 * PGlite's program, compiled. As long as it is in use, V8 shares it, with all that was optimized so far, with every
 * database that this process starts: each would compile it again otherwise.
 */
const pglite = WebAssembly.compile(
  readFileSync(join(dirname(fromEmbedded.resolve('@electric-sql/pglite')), 'pglite.wasm')),
);

/** Opens the database of a data folder, as it is. */
export const openDataFolder = (folder: string): Promise<Running> => onPglite(join(folder, 'postgres'));

async function onPglite(folder: string): Promise<Running> {
  await pglite;
  const server = startPglite(folder);
  return { db: openPglite(server.host, server.ready), stop: () => server.stop() };
}

const makePglite = (folder: string) => makePgliteOf(products, folder);

async function makePgliteOf(count: number, folder: string): Promise<void> {
  const { db, stop } = await onPglite(folder);
  await prepareDemo(db, count);
  await db.close();
  await stop();
}

/** Makes a data folder with PGlite and little demo data, for the program itself: a new folder takes it several seconds. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyTemplate('PGlite, little data', join(folder, 'postgres'), (to) => makePgliteOf(fewProducts, to));
}

async function onPostgres(): Promise<Running> {
  const server = await startPostgres((data) => copyTemplate('PostgreSQL', data, makePostgres));
  return { db: openPostgres(server.url), stop: () => server.stop() };
}

async function makePostgres(folder: string): Promise<void> {
  const server = await startPostgres();
  const db = openPostgres(server.url);
  await prepareDemo(db, products);
  await db.close();
  await server.halt();
  await rename(server.data, folder);
  await server.stop();
}

const device = { deviceId: 'WEB', deviceMake: 'WEB', deviceModel: 'WEB', sysType: 'WEB', sysVersion: 'WEB' };

/** The default dialect of each service (§7.1); the others use blade. */
const dialects: Partial<Record<ServiceName, string>> = { supplier: 'device', chat: 'generic' };

/** Calls an operation in its dialect and returns its data; throws on any failure. */
export async function callService<Data>(
  embedded: Embedded,
  service: ServiceName,
  path: string,
  data: object,
  language = 'en',
  dialect = dialects[service] ?? 'blade',
): Promise<Data> {
  const payload =
    dialect === 'device'
      ? { data, appVersion: 'WEB', device, time: 1, sign: '', token: '', lang: language, websiteId: '999' }
      : dialect === 'generic'
        ? {
            ...data,
            token: '',
            country: '',
            lang: language,
            exhibitonType: '',
            appVersion: 'H5',
            device,
            time: 1,
          }
        : { data, time: 1, lang: language, token: '' };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await embedded.services[service].inject({ method: 'POST', url: path, payload, headers });
  const body = answer.json<{ data: Data; msg: string }>();
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${body.msg}`);
  return body.data;
}

/** A static read (§7.3). */
export async function read<Data>(embedded: Embedded, path: string): Promise<Data> {
  const answer = await embedded.services.buyer.inject(path);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<Data>();
}
