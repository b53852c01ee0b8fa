#!/usr/bin/env node
// The process: wires everything together and handles signals.
import { enableCompileCache } from 'node:module';
import type { Config } from './config.ts';

// Loaded first: with the compile cache a second start skips type stripping and compilation.
enableCompileCache();
const [{ ConfigError, readConfig }, { loadBuiltWebApp, WebAppMissing }] = await Promise.all([
  import('./config.ts'),
  import('./web-app.ts'),
]);

const exitMisconfigured = 78; // sysexits(3): EX_CONFIG

const cannotListen: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port, host) => `Port ${port} of ${host} is taken. Set PORT to a free one.`,
  EACCES: (port) => `Port ${port} may not be used. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `${host} is not this machine. Set HOST to an address it has.`,
  ENOTFOUND: (_, host) => `${host} is no known address. Set HOST to one that this machine has.`,
  EAI_AGAIN: (_, host) => `${host} cannot be looked up. Set HOST to an address that this machine has.`,
};

try {
  await start(readConfig());
} catch (error) {
  const known = error instanceof ConfigError || error instanceof WebAppMissing;
  if (!known) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(exitMisconfigured);
}

async function start(config: Config): Promise<void> {
  const loadWebApp = async () =>
    config.production ? await loadBuiltWebApp() : await (await import('./web-app-live.ts')).loadLiveWebApp();
  const [web, { buildApp }, { createLogger }] = await Promise.all([
    loadWebApp(),
    import('./app.ts'),
    import('./log.ts'),
  ]);
  const log = createLogger(config.logLevel);
  const { app, leave } = await buildApp({ config, log, web });
  // The terminal may be closed.
  process.stdout.on('error', () => undefined);
  const address = await app
    .listen({ port: config.port, host: config.host })
    .catch((error: NodeJS.ErrnoException) => {
      const sentence = cannotListen[error.code ?? '']?.(config.port, config.host);
      throw sentence ? new ConfigError(sentence) : error;
    });
  process.stdout.write(
    `\n  Fairgate   ${address}\n  Explorer   ${address}/explorer\n${config.mailbox ? `  Mailbox    ${address}/mailbox\n` : ''}\n`,
  );

  let stopping = false;
  const stop = (signal: string) => {
    // One Ctrl-C arrives several times: from the terminal and from each process that forwards it.
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // Cuts connections that are still open.
    setTimeout(() => process.exit(1), config.shutdownDrainMs + config.shutdownTimeoutMs).unref();
    leave();
    setTimeout(() => void app.close().then(() => process.exit(0)), config.shutdownDrainMs);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
}
