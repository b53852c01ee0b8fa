import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startSweeping } from '../accounts/sweep.ts';
import {
  isPrivate,
  postSettingsOf,
  type ServiceName,
  serviceNames,
  type Settings,
  urlSettingOf,
} from '../config.ts';
import type { Database } from '../db/database.ts';
import { logDemoAccounts } from '../db/demo/accounts.ts';
import { openFileStore } from '../files/settings.ts';
import type { FileStore } from '../files/store.ts';
import { makeDataFolder } from '../folder/folder.ts';
import { isPrepared } from '../folder/prepared.ts';
import { removeRunning, writeRunning } from '../folder/running.ts';
import { sessionKeyOf } from '../folder/session-key.ts';
import type { CartPartners } from '../buyer/cart/partners.ts';
import type { Post } from '../mail/post.ts';
import { readWallets, type Wallets } from '../wallet/settings.ts';
import { type RunningDemoProvider, startDemoProvider } from '../demo-login-provider/server.ts';
import { mayUseDemoProvider, demoProviderSettings } from '../demo-login-provider/settings.ts';
import { openDatabase, pictureFolders, prepareDatabase } from './open.ts';

export type Served = {
  /** The settings to add to the command's environment. */
  readonly urls: Readonly<Record<string, string>>;
  /** Secret settings, to be added too. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Rejects if the database fails to start, or ends unexpectedly. */
  readonly lost: Promise<never>;
  /** Settles once the database has its data, or has failed. */
  readonly prepared: Promise<void>;
  stop(): Promise<void>;
};

export type ServeOptions = {
  readonly settings: Settings;
  readonly products: number | undefined;
  log(line: string): void;
};

/** Starts the services whose URLs are not set, on a locked data folder, with demo data. Throws Stop. */
export async function serve({ settings, products, log }: ServeOptions): Promise<Served> {
  const missing = serviceNames.filter((name) => settings[urlSettingOf(name) as keyof Settings] === undefined);
  if (missing.length === 0)
    return {
      urls: {},
      secrets: {},
      lost: new Promise(() => undefined),
      prepared: Promise.resolve(),
      stop: async () => undefined,
    };
  const wallets = readWallets(settings);
  const folder = settings.DATA_DIR;
  const files = openFileStore(settings, folder);
  makeDataFolder(folder);
  const closing: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const { db, lost } = await openDatabase(settings, closing);
    const controlKey = randomBytes(24).toString('base64url');
    const serviceKey = settings.BUYER_SERVICE_KEY ?? randomBytes(24).toString('base64url');
    // The services' code loads while the database starts.
    const prepared = prepareDatabase(db, { settings, products, log });
    prepared.catch(() => undefined);
    closing.push(() =>
      prepared.then(
        () => undefined,
        () => undefined,
      ),
    );
    const { openPost } = await import('../mail/post.ts');
    const post = openPost(db, { ...postSettingsOf(settings), log });
    closing.push(() => post.close(), startSweeping(db, files, log));
    const services = await startServices(missing, {
      db,
      folder,
      controlKey,
      prepared,
      post,
      serviceKey,
      wallets,
      files,
      cartPartners: settings.CART_PARTNERS ?? new Map(),
      registrationsPerAddress: settings.REGISTRATIONS_PER_ADDRESS,
    });
    closing.push(
      ...services.map(
        ({ service }) =>
          () =>
            service.close(),
      ),
    );
    void prepared.then(() => logDemoAccounts(db, log)).catch(() => undefined);
    // Requests wait for the database. With existing data the command starts at once.
    if (settings.DATABASE_URL !== undefined || !isPrepared(folder, products)) await prepared;
    const urls = Object.fromEntries(services.map(({ name, url }) => [urlSettingOf(name), url]));
    const controlUrl = urls[urlSettingOf('supplier')];
    if (controlUrl)
      writeRunning(folder, {
        pid: process.pid,
        startedAt: new Date().toISOString(),
        control: { url: controlUrl, key: controlKey },
      });
    closing.push(() => removeRunning(folder));
    const secrets = {
      ...(missing.includes('buyer') && {
        BUYER_SERVICE_KEY: serviceKey,
        ...(mayUseDemoProvider(settings) && demoProviderSettings(await demoProvider(closing))),
      }),
      ...(missing.includes('buyer') &&
        settings.MAILBOX === undefined && { MAILBOX: String(post.keeps && isPrivate(settings)) }),
      ...(settings.SESSION_KEYS === undefined && { SESSION_KEYS: sessionKeyOf(folder) }),
    };
    return { urls, secrets, lost: Promise.race([lost, prepared.then(() => lost)]), prepared, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function demoProvider(closing: (() => void)[]): Promise<RunningDemoProvider> {
  const running = await startDemoProvider();
  closing.push(() => running.close());
  return running;
}

type Started = { readonly name: ServiceName; readonly service: FastifyInstance; readonly url: string };

async function startServices(
  names: readonly ServiceName[],
  {
    db,
    folder,
    controlKey,
    prepared,
    post,
    serviceKey,
    wallets,
    files,
    cartPartners,
    registrationsPerAddress,
  }: {
    db: Database;
    folder: string;
    controlKey: string;
    prepared: Promise<void>;
    post: Post;
    serviceKey: string;
    wallets: Wallets;
    files: FileStore;
    cartPartners: CartPartners;
    registrationsPerAddress: number | undefined;
  },
): Promise<Started[]> {
  const [{ buildService }, { goodsIndexOf }, { openPhraseCache }] = await Promise.all([
    import('../services.ts'),
    import('../search/index/memory-goods-index.ts'),
    import('../texts/phrase-cache.ts'),
  ]);
  const { demo, own } = pictureFolders(folder);
  const images = { originals: [demo, own], cache: join(folder, 'images') };
  const store = {
    db,
    phraseCache: openPhraseCache(db),
    post,
    serviceKey,
    wallets,
    files,
    cartPartners,
    registrationsPerAddress,
  };
  if (names.includes('search')) void prepared.then(() => goodsIndexOf(store).warm()).catch(() => undefined);
  return Promise.all(
    names.map(async (name) => {
      const service = await buildService(name, { store, images, controlKey, dataFolder: folder });
      return { name, service, url: await service.listen({ host: '127.0.0.1', port: 0 }) };
    }),
  );
}
