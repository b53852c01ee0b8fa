import type { FastifyRequest } from 'fastify';

/** The content of a request in any dialect. */
export type RequestContent = {
  readonly data: unknown;
  readonly token: string;
  readonly language: string | undefined;
  readonly siteId: string | undefined;
};

export type Answer = { readonly status: number; readonly body: unknown };

/** The server half of one wire dialect of §7.1. */
export type Dialect = {
  readonly name: string;
  /** Throws ZodError when the envelope is malformed. */
  read(request: FastifyRequest): RequestContent;
  success(data: unknown): Answer;
  error(code: number, message: string, status: number, data?: object | null): Answer;
  invalidToken(message: string): Answer;
};
