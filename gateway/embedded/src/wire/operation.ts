import { z } from 'zod';
import type { Store } from '../store.ts';
import { internationalSiteId } from '@fairgate/schema/constants';
import type { FastifyInstance } from 'fastify';
import { type Call, type Holder, languageOf, trackingOf } from './call.ts';
import type { Dialect, RequestContent } from './dialect.ts';
import { InvalidToken } from './error-answer.ts';

/** One operation of a REST gateway: POST `path`, the payload's schema and the handler. */
export type Operation = {
  readonly name: string;
  readonly path: string;
  readonly dialect: Dialect;
  /** The payload's schema. */
  readonly request: z.core.$ZodType;
  /** Throws ZodError when the payload is malformed. */
  answer(data: unknown, call: Call): Promise<unknown>;
};

/** Creates the operations of a store; each noun exports its own, and the operations.ts of its service spreads them. */
export type OperationMaker = (store: Store) => Operation;

/** Ties a payload's schema to the handler that receives its output. */
export function operation<Schema extends z.core.$ZodType, Result>(definition: {
  name: string;
  path: string;
  dialect: Dialect;
  request: Schema;
  handle(payload: z.output<Schema>, call: Call): Promise<Result>;
}): Operation {
  const { name, path, dialect, request, handle } = definition;
  return { name, path, dialect, request, answer: async (data, call) => handle(z.parse(request, data), call) };
}

/** The session of a token; undefined if the token is invalid. */
export type TokenCheck = (token: string) => Promise<Holder | undefined>;

/** The session of an operation that requires sign-in: a missing token is answered like an invalid one (§7.1). */
export function holderOf({ holder }: Call, kind: Holder['kind']): Holder {
  if (holder?.kind !== kind) throw new InvalidToken();
  return holder;
}

/** Adds the operations' routes. A token is optional, but a given one must be valid (§7.1). */
export function addOperations(
  service: FastifyInstance,
  operations: readonly Operation[],
  check: TokenCheck,
): void {
  for (const { path, dialect, answer } of operations) {
    service.post(path, { config: { dialect } }, async (request, reply) => {
      const content = dialect.read(request);
      const holder = content.token ? await check(content.token) : undefined;
      if (content.token && !holder) throw new InvalidToken();
      const { status, body } = dialect.success(
        await answer(content.data, callOf(content, request.headers, holder)),
      );
      return reply.code(status).send(body);
    });
  }
}

function callOf(content: RequestContent, headers: Call['headers'], holder: Holder | undefined): Call {
  return {
    language: languageOf(content.language),
    siteId: content.siteId || internationalSiteId,
    holder,
    tracking: trackingOf(headers),
    headers,
  };
}
