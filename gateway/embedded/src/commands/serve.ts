import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ServiceName, serviceNames, type Settings, urlSettingOf } from '../config.ts';
import type { Database } from '../db/database.ts';
import { type PgliteServer, startPglite } from '../db/pglite.ts';
import { makeDataFolder, needRoom } from '../folder/folder.ts';
import { lockFolder } from '../folder/lock.ts';
import { isPrepared, notePrepared } from '../folder/prepared.ts';
import { removeRunning, writeRunning } from '../folder/running.ts';

export type Served = {
  /** The settings to add to the command's environment. */
  readonly urls: Readonly<Record<string, string>>;
  /** Rejects when the database cannot be used after all, or ends by itself. */
  readonly lost: Promise<never>;
  /** Settles once the database has its data, or cannot be used. */
  readonly prepared: Promise<void>;
  stop(): Promise<void>;
};

export type ServeOptions = { readonly settings: Settings; readonly products: number | undefined; say(line: string): void };

/** Starts the services whose URLs are not set, on a locked data folder, with demo data. Throws Stop. */
export async function serve({ settings, products, say }: ServeOptions): Promise<Served> {
  const missing = serviceNames.filter((name) => settings[urlSettingOf(name) as keyof Settings] === undefined);
  if (missing.length === 0) return { urls: {}, lost: new Promise(() => undefined), prepared: Promise.resolve(), stop: async () => undefined };
  const folder = settings.DATA_DIR;
  makeDataFolder(folder);
  const closing: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const { db, lost } = await openDatabase(settings, closing);
    const controlKey = randomBytes(24).toString('base64url');
    // The services' code loads while the database starts.
    const prepared = prepareDatabase(db, { settings, products, say });
    prepared.catch(() => undefined);
    closing.push(() => prepared.then(() => undefined, () => undefined));
    const services = await startServices(missing, { db, folder, controlKey, prepared });
    closing.push(...services.map(({ service }) => () => service.close()));
    // Requests wait for the database by themselves: with the data in place the command need not.
    if (settings.DATABASE_URL !== undefined || !isPrepared(folder, products)) await prepared;
    const urls = Object.fromEntries(services.map(({ name, url }) => [urlSettingOf(name), url]));
    const controlUrl = urls[urlSettingOf('supplier')];
    if (controlUrl) writeRunning(folder, { pid: process.pid, startedAt: new Date().toISOString(), control: { url: controlUrl, key: controlKey } });
    closing.push(() => removeRunning(folder));
    return { urls, lost: Promise.race([lost, prepared.then(() => lost)]), prepared, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabase(settings: Settings, closing: (() => Promise<void> | void)[]): Promise<{ db: Database; lost: Promise<never> }> {
  let server: PgliteServer | undefined;
  if (settings.DATABASE_URL === undefined) {
    const lock = lockFolder(settings.DATA_DIR);
    closing.push(() => lock.release());
    const cluster = join(settings.DATA_DIR, 'postgres');
    if (!existsSync(cluster)) needRoom(settings.DATA_DIR);
    const started = startPglite(cluster);
    closing.push(() => started.stop());
    server = started;
  }
  const { openPglite, openPostgres } = await import('../db/database.ts');
  const db = server ? openPglite(server.host, server.ready) : openPostgres(settings.DATABASE_URL ?? '');
  closing.push(() => db.close());
  return { db, lost: server?.lost ?? new Promise(() => undefined) };
}

async function prepareDatabase(db: Database, { settings, products, say }: ServeOptions): Promise<void> {
  const [{ prepare }, { reachPostgres, refusalOf }] = await Promise.all([import('../db/prepare.ts'), import('../db/reach.ts')]);
  if (settings.DATABASE_URL !== undefined) await reachPostgres(db, settings.DATABASE_URL);
  const version = await prepare(db, { products, say, today: new Date().toISOString().slice(0, 10) }).catch((error: unknown) => {
    throw refusalOf(error, settings.DATABASE_URL) ?? error;
  });
  if (settings.DATABASE_URL === undefined) notePrepared(settings.DATA_DIR, version);
}

type Started = { readonly name: ServiceName; readonly service: FastifyInstance; readonly url: string };

async function startServices(
  names: readonly ServiceName[], { db, folder, controlKey, prepared }: { db: Database; folder: string; controlKey: string; prepared: Promise<void> },
): Promise<Started[]> {
  const [{ buildService }, { goodsIndexOf }, { openLibrary }] = await Promise.all([
    import('../services.ts'), import('../search/index/memory-goods-index.ts'), import('../wording/library.ts'),
  ]);
  const images = { originals: join(import.meta.dirname, '../../demo/pictures'), cache: join(folder, 'images') };
  const store = { db, library: openLibrary(db) };
  if (names.includes('search')) void prepared.then(() => goodsIndexOf(store).warm()).catch(() => undefined);
  return Promise.all(names.map(async (name) => {
    const service = await buildService(name, { store, images, controlKey });
    return { name, service, url: await service.listen({ host: '127.0.0.1', port: 0 }) };
  }));
}
