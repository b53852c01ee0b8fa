import { z } from 'zod';
import type { AccountCommand } from '../accounts/account-command.ts';
import { runAccountCommand } from '../accounts/run-account-command.ts';
import type { Settings } from '../config.ts';
import { exitCodes, Stop } from '../exit.ts';
import { readRunning } from '../folder/running.ts';
import { withDatabase } from './open.ts';

const answer = z.object({ lines: z.array(z.string()) });
const errorAnswer = z.object({ msg: z.string() });

/** Adds, disables, resets or lists the accounts of organisers, operators and suppliers; also while the services run. Throws Stop. */
export async function changeAccounts(settings: Settings, command: AccountCommand): Promise<number> {
  const lines =
    (settings.DATABASE_URL === undefined && (await byServices(settings.DATA_DIR, command))) ||
    (await withDatabase(
      { settings, products: undefined, productsByDefault: 0, log: (line) => console.error(line) },
      (db) => runAccountCommand(db, command),
    ));
  for (const line of lines) console.log(line);
  return 0;
}

/** The built-in database serves one process: a running one changes the accounts. */
async function byServices(folder: string, command: AccountCommand): Promise<string[] | undefined> {
  const control = readRunning(folder)?.control;
  if (!control) return undefined;
  const response = await fetch(new URL('/control/account', control.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'control-key': control.key },
    body: JSON.stringify(command),
    // A killed process leaves its address behind.
  }).catch(() => undefined);
  if (!response) return undefined;
  const answered: unknown = await response.json();
  if (response.ok) return answer.parse(answered).lines;
  throw new Stop(exitCodes.usage, errorAnswer.safeParse(answered).data?.msg ?? JSON.stringify(answered));
}
