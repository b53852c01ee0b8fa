import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { exitCodes, Stop } from '../exit.ts';

export type Child = {
  /** Resolves to the exit code; that of a shell (128 + signal) where a signal ended it. */
  readonly ended: Promise<number>;
  signal(name: NodeJS.Signals): void;
};

const workspaceBin = join(import.meta.dirname, '../../../../node_modules/.bin');

/** Runs a command with these settings added to the environment. Rejects with Stop when it cannot be found. */
export function startChild([command = '', ...parameters]: readonly string[], environment: NodeJS.ProcessEnv): Child {
  // The command is found among the workspace's own, and run by the Node that runs us.
  const path = [dirname(process.execPath), workspaceBin, environment['PATH'] ?? ''].join(delimiter);
  const child = spawn(command, parameters, { stdio: 'inherit', env: { ...environment, PATH: path } });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', (error) => reject(new Stop(exitCodes.commandNotFound, `Cannot run ${command}: ${error.message}`)));
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
  return { ended, signal: (name) => void child.kill(name) };
}
