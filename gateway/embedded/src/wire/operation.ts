import type { z } from 'zod';
import { internationalSiteId } from '@fairgate/schema/constants';
import type { FastifyInstance } from 'fastify';
import { type Call, languageOf, trackingOf } from './call.ts';
import type { Dialect, Said } from './dialect.ts';
import { InvalidToken } from './refusal.ts';

/** One operation of a gateway: POST `path`, its payload's form, and what answers it. */
export type Operation = {
  readonly name: string;
  readonly path: string;
  readonly dialect: Dialect;
  /** The payload's form. */
  readonly request: z.ZodType;
  /** Throws ZodError when the payload is malformed. */
  answer(data: unknown, call: Call): Promise<unknown>;
};

/** Ties a payload's schema to the handler that gets what the schema made of it. */
export function operation<Schema extends z.ZodType, Result>(definition: {
  name: string;
  path: string;
  dialect: Dialect;
  request: Schema;
  handle(payload: z.output<Schema>, call: Call): Promise<Result>;
}): Operation {
  const { name, path, dialect, request, handle } = definition;
  return { name, path, dialect, request, answer: async (data, call) => handle(request.parse(data), call) };
}

/** Whether a token belongs to somebody who is signed in now. */
export type TokenCheck = (token: string) => Promise<boolean>;

/** Adds the operations' routes. A token is optional, but one that is given must be valid (§7.1). */
export function addOperations(service: FastifyInstance, operations: readonly Operation[], isValid: TokenCheck): void {
  for (const { path, dialect, answer } of operations) {
    service.post(path, { config: { dialect } }, async (request, reply) => {
      const said = dialect.read(request);
      if (said.token && !(await isValid(said.token))) throw new InvalidToken();
      const { status, body } = dialect.success(await answer(said.data, callOf(said, request.headers)));
      return reply.code(status).send(body);
    });
  }
}

export function callOf(said: Said, headers: Parameters<typeof trackingOf>[0]): Call {
  return {
    language: languageOf(said.language),
    siteId: said.siteId || internationalSiteId,
    token: said.token,
    tracking: trackingOf(headers),
  };
}
