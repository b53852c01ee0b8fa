import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { exitCodes, Stop } from '../exit.ts';

export type Child = {
  /** Resolves to the exit code; 128 + signal if a signal ended it, like a shell. */
  readonly ended: Promise<number>;
  signal(name: NodeJS.Signals): void;
};

const workspaceBin = join(import.meta.dirname, '../../../../node_modules/.bin');

/** Runs a command with these settings added to the environment. Rejects with Stop if it does not exist. */
export function startChild(
  [command = '', ...parameters]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Child {
  // The command is searched in the workspace first, and runs with our Node.
  const path = [dirname(process.execPath), workspaceBin, environment['PATH'] ?? ''].join(delimiter);
  const child = spawn(command, parameters, { stdio: 'inherit', env: { ...environment, PATH: path } });
  const watch = watchOver(child.pid);
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Stop(exitCodes.commandNotFound, `Cannot run ${command}: ${error.message}`)),
    );
    child.once('exit', (code, signal) => {
      watch?.kill();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
  return { ended, signal: (name) => void child.kill(name) };
}

/**
 * Stops the command if this process ends abruptly: killed with -9 or out of memory. Otherwise it would keep running
 * without its services and keep its port. A shell detects the broken pipe from us; its own session keeps the terminal's
 * Ctrl-C from it.
 */
function watchOver(pid: number | undefined): ChildProcess | undefined {
  if (pid === undefined) return undefined;
  const watch = spawn('sh', ['-c', 'read -r _; kill "$1"', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell on the machine this check is missing; nothing else changes.
  watch.once('error', () => undefined);
  return watch;
}
