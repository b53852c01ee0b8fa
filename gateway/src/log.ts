import { pino, stdTimeFunctions, type DestinationStream, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** Structured logs, on standard output unless told otherwise. Headers and addresses that can hold secrets or personal data never get in. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    redact: ['req.headers', 'req.remoteAddress', '*.token', '*.email', '*.password'],
  };
  return destination ? pino(options, destination) : pino(options);
}
