import {
  destination as openOutput,
  pino,
  stdTimeFunctions,
  type DestinationStream,
  type Logger as PinoLogger,
} from 'pino';

export type Logger = PinoLogger;

/**
 * Structured logs, on standard output by default. They never contain headers or addresses that can hold secrets or
 * personal data.
 */
export function createLogger(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    redact: ['req.headers', 'req.remoteAddress', '*.token', '*.email', '*.password'],
  };
  return pino(options, destination);
}

// When logs cannot be written (the terminal is closed, the disk is full) the gateway continues without them. By
// default pino throws, and at exit retries the write without end.
function standardOutput(): DestinationStream {
  const output = openOutput(1);
  output.on('error', () => Object.assign(output, { write: () => true, flushSync: () => undefined }));
  return output;
}
