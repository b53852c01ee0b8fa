#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { exitCodes, Stop } from './exit.ts';

// Called before anything else is loaded: a second start then uses the compile cache.
enableCompileCache();

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = error instanceof Stop;
  console.error(expected ? `embedded: ${error.message}` : error);
  return expected ? error.exitCode : exitCodes.software;
});
// Ends the process even if something still holds it open: the database is closed by now.
process.exit();

async function main(argv: readonly string[]): Promise<number> {
  const [{ help, readArguments }, { readSettings }] = await Promise.all([
    import('./commands/arguments.ts'),
    import('./config.ts'),
  ]);
  const wanted = readArguments(argv);
  if (wanted.command === 'help') {
    console.log(help);
    return 0;
  }
  const settings = readSettings();
  const withFolder = { ...settings, DATA_DIR: wanted.data ?? settings.DATA_DIR };
  if (wanted.command === 'prices') {
    const { changePrices } = await import('./commands/prices.ts');
    console.log(await changePrices(withFolder.DATA_DIR, wanted));
    return 0;
  }
  if (wanted.command === 'import') {
    const { importFile } = await import('./commands/import.ts');
    return importFile(withFolder, wanted);
  }
  if (wanted.command === 'export') {
    const { exportFile } = await import('./commands/export.ts');
    return exportFile(withFolder, wanted);
  }
  if (wanted.command === 'account') {
    const { changeAccounts } = await import('./commands/account.ts');
    return changeAccounts(withFolder, wanted.account);
  }
  if (wanted.command === 'backup') {
    const { backUp } = await import('./commands/backup.ts');
    return backUp(withFolder, wanted);
  }
  if (wanted.command === 'restore') {
    const { restore } = await import('./commands/restore.ts');
    return restore(withFolder, wanted);
  }
  const { run } = await import('./commands/run.ts');
  return run({ settings: withFolder, products: wanted.products, child: wanted.child });
}
