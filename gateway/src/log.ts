import {
  destination as openOutput,
  pino,
  stdTimeFunctions,
  type DestinationStream,
  type Logger as PinoLogger,
} from 'pino';

export type Logger = PinoLogger;

/** Structured logs, on standard output unless told otherwise. Headers and addresses that can hold secrets or personal data never get in. */
export function createLogger(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    redact: ['req.headers', 'req.remoteAddress', '*.token', '*.email', '*.password'],
  };
  return pino(options, destination);
}

// Where nothing can be written any more (the terminal was closed, the disk is full) the gateway goes on without logs. By
// itself pino would throw, and try for ever to write the rest when the process ends.
function standardOutput(): DestinationStream {
  const output = openOutput(1);
  output.on('error', () => Object.assign(output, { write: () => true, flushSync: () => undefined }));
  return output;
}
