import { pino, stdTimeFunctions, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** Structured logs on standard output. Headers and addresses that can hold secrets or personal data never get in. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    timestamp: stdTimeFunctions.isoTime,
    redact: ['req.headers', 'req.remoteAddress', '*.token', '*.email', '*.password'],
  });
}
