import type { WriteStream } from 'node:tty';

export type ProgressBar = {
  /** `done` from 0 to 1, undefined if it is unknown. */
  show(done: number | undefined, text: string): void;
  /** A permanent line above the bar. */
  log(line: string): void;
  end(): void;
};

const cells = 30;
const everyMs = { terminal: 100, lines: 10_000 } as const;

/** A progress bar with the remaining time on a terminal; a plain line at intervals elsewhere. */
export function openProgress(
  out: Pick<WriteStream, 'write' | 'columns' | 'isTTY'>,
  now: () => number = Date.now,
): ProgressBar {
  const started = now();
  let shown = started;
  let bar = '';
  const draw = (): void => {
    if (bar !== '') out.write(`\r\u001b[2K${bar}`);
  };
  return {
    show(done, text) {
      const time = now();
      if (time - shown < (out.isTTY ? everyMs.terminal : everyMs.lines) && done !== 1) return;
      shown = time;
      const spent = time - started;
      const percent = done === undefined ? '' : `${Math.floor(done * 100)} %, `;
      const left =
        done === undefined || done < 0.02 || done === 1
          ? ''
          : `, ${formatTime((spent / done) * (1 - done))} left`;
      if (!out.isTTY) {
        out.write(`${percent}${text}, after ${formatTime(spent)}\n`);
        return;
      }
      const full = Math.round((done ?? 0) * cells);
      const drawn = done === undefined ? '' : `${'█'.repeat(full)}${'░'.repeat(cells - full)} `;
      bar = `${drawn}${percent}${text}${left}`.slice(0, Math.max(20, (out.columns ?? 80) - 1));
      draw();
    },
    log(line) {
      out.write(out.isTTY && bar !== '' ? `\r\u001b[2K${line}\n` : `${line}\n`);
      if (out.isTTY) draw();
    },
    end() {
      if (out.isTTY && bar !== '') out.write('\n');
      bar = '';
    },
  };
}

function formatTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
