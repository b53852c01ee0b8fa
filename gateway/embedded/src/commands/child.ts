import { type ChildProcess, spawn } from 'node:child_process';
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
export function startChild(
  [command = '', ...parameters]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Child {
  // The command is found among the workspace's own, and run by the Node that runs us.
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
 * Stops the command should we end without having been able to: killed with -9, or for want of memory. It would go on
 * without its services and keep its port. A shell notices, as the pipe from us breaks; it has a session of its own, which
 * the terminal's Ctrl-C does not reach.
 */
function watchOver(pid: number | undefined): ChildProcess | undefined {
  if (pid === undefined) return undefined;
  const watch = spawn('sh', ['-c', 'read -r _; kill "$1"', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell on the machine there is nobody to notice; nothing else changes.
  watch.once('error', () => undefined);
  return watch;
}
