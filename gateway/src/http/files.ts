// Attached files. POST /files stores one: its bytes stream to the buyer service, at the pace at which that reads them. GET
// /files/{id} gives one, for a signed address that has not expired.
import { fileProblems, type FileProblem } from '@fairgate/schema/constants';
import { messageOf } from '@fairgate/schema/errors';
import { fileMaxBytes, fileSendMs } from '@fairgate/schema/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownPoints } from '../budget.ts';
import { CodedError } from '../coded-error.ts';
import { blade } from '../envelope/blade.ts';
import type { WireRequest } from '../envelope/dialect.ts';
import { generic } from '../envelope/generic.ts';
import { multipartOf } from '../envelope/multipart.ts';
import { SourceError } from '../envelope/source-error.ts';
import { type FileAddresses, fileVariants } from '../file-addresses.ts';
import { filesMost, type Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { callCost } from '../query-cost.ts';
import { languageOf } from '../request-scope.ts';
import type { Secrets } from '../secrets.ts';
import { sealedUpload, uploadPurpose } from '../sources/buyer/files.ts';
import { wireAttachment } from '../wire/attachment.ts';
import { createTally } from '../tally.ts';
import { filePolicy } from './content-policy.ts';
import { errorAnswer, sendFault } from './errors.ts';
import { filesUrl, type Sessions } from './viewer-session.ts';
import { payersOf, rateLimitAnswer, tellBudget } from './visitor-budget.ts';

const points = ownPoints(callCost);
/** To check a large picture takes seconds, and others may be before it. */
const deadlines = { firstByteMs: 60_000, standstillMs: 10_000 };
const perVisitorMost = filesMost / 8;
const retryAfterSeconds = 5;
const answerMostBytes = 64 * 1024;

const search = z.object({
  variant: z.enum(fileVariants).default('file'),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
});
/** The media types that a service may give here: nothing that a browser runs. */
const servedTypes =
  /^(?:image\/(?:jpeg|png|webp)|application\/pdf|text\/(?:csv|plain)|application\/vnd\.openxmlformats-officedocument\.[\w.]+)(?:;|$)/;
const passedOn = ['content-type', 'content-length', 'content-disposition'];

const reason = z.object({ reason: z.enum(fileProblems) });
const refusedImage = z.object({
  id: z.null(),
  msgs: z.array(z.string()),
  reason: z.enum(fileProblems).nullish(),
});
const imageList = z.array(z.union([wireAttachment, refusedImage])).length(1);

type Options = {
  readonly gateway: Gateway;
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  readonly addresses: FileAddresses;
  readonly serviceKey: string;
  readonly log: Logger;
};

export function registerFiles(app: FastifyInstance, options: Options): void {
  const { gateway, sessions, secrets, addresses, serviceKey, log } = options;
  let underway = 0;
  const perVisitor = createTally(perVisitorMost);

  /** A place for a file on its way, until the connection or the answer ends; undefined: there is none. */
  function enter(request: FastifyRequest, reply: FastifyReply): AbortSignal | undefined {
    const leave =
      underway < filesMost
        ? perVisitor.take(payersOf(request).map(({ key }) => ({ key, times: 1 })))
        : undefined;
    if (!leave) return undefined;
    underway += 1;
    const left = new AbortController();
    const tooLong = setTimeout(() => reply.raw.destroy(), fileSendMs);
    reply.raw.once('close', () => {
      clearTimeout(tooLong);
      underway -= 1;
      leave();
      left.abort();
    });
    return left.signal;
  }

  async function store(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    const refusal = rateLimitAnswer(request, { gateway, points, log });
    if (refusal) return reply.code(429).send(refusal);
    sessions.sessionOf(request, reply).mayBegin();
    const bytes = Number(request.headers['content-length']);
    if (!Number.isInteger(bytes)) return refuse(reply, 411, 'damaged');
    if (bytes > fileMaxBytes) return refuse(reply, 413, 'large');
    if (bytes === 0) return refuse(reply, 422, 'empty');
    const sealed = String(request.headers['upload-credential'] ?? '');
    const upload = sealedUpload.safeParse(await secrets.unseal(uploadPurpose, sealed)).data;
    if (!upload) return refuse(reply, 422, 'expired');
    const signal = enter(request, reply);
    if (!signal) return busy(reply);
    const { isPicture, credential } = upload;
    const form = multipartOf(
      { credential, lang: languageOf(request), token: '' },
      { content: request.raw, bytes },
    );
    const path = isPicture ? '/upload/image.json' : '/file/saveFile.json';
    const answer = await gateway.files.open({ method: 'POST', path, ...form }, { ...deadlines, signal });
    if (answer.statusCode === 503) {
      await answer.body.dump();
      return busy(reply);
    }
    const text = await answer.body.text();
    if (text.length > answerMostBytes) throw new SourceError('SERVER_ERROR', { details: { path } });
    return tell(reply, { status: answer.statusCode, text }, isPicture);
  }

  void app.register(async (scope) => {
    // The body stays a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    scope.post(filesUrl, { onSend: tellBudget }, async (request, reply) => {
      try {
        return await store(request, reply);
      } catch (error) {
        if (error instanceof CodedError)
          return await reply.code(403).send(errorAnswer(error.code, error.message));
        if (!(error instanceof SourceError)) throw error;
        log.warn(error.forLog(), 'upstream call failed');
        return await sendFault(reply, error);
      }
    });
  });

  app.get<{ Params: { id: string } }>(`${filesUrl}/:id`, async (request, reply) => {
    reply.header('content-security-policy', filePolicy).header('referrer-policy', 'no-referrer');
    const { id } = request.params;
    const { data } = search.safeParse(request.query);
    if (!data || !addresses.isValid({ id, ...data })) return gone(reply);
    const signal = enter(request, reply);
    if (!signal) return busy(reply);
    const path = `/files/${encodeURIComponent(id)}?variant=${data.variant}`;
    const wanted: WireRequest = { method: 'GET', path, headers: { 'x-service-key': serviceKey } };
    try {
      const answer = await gateway.files.open(wanted, { ...deadlines, signal });
      if (answer.statusCode !== 200 || !servedTypes.test(String(answer.headers['content-type']))) {
        await answer.body.dump();
        if (answer.statusCode === 404) return await gone(reply);
        return await sendFault(reply, new SourceError('SERVER_ERROR'));
      }
      reply.header('cache-control', 'private, max-age=3600, immutable');
      for (const name of passedOn) if (answer.headers[name]) reply.header(name, answer.headers[name]);
      return await reply.send(answer.body);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      return await sendFault(reply, error);
    }
  });
}

/** §7.2 A list with id and msgs for a picture; a document, or the failure with its reason. */
function tell(
  reply: FastifyReply,
  response: { status: number; text: string },
  isPicture: boolean,
): FastifyReply {
  if (!isPicture) {
    try {
      return reply.send(stored(wireAttachment.parse(blade.decode(response))));
    } catch (error) {
      const why = error instanceof SourceError ? reason.safeParse(error.data).data : undefined;
      if (!why || !(error instanceof SourceError)) throw wireError(error);
      return refuse(reply, 422, why.reason, error.upstreamMessage);
    }
  }
  const read = imageList.safeParse(generic.decode(response));
  const [first] = read.data ?? [];
  if (!first) throw wireError(read.error);
  if ('msgs' in first) return refuse(reply, 422, first.reason ?? 'damaged', first.msgs[0]);
  return reply.send(stored(first));
}

const stored = ({ id, name, type, bytes }: z.infer<typeof wireAttachment>) => ({ id, name, type, bytes });

const wireError = (cause: unknown): SourceError =>
  cause instanceof SourceError ? cause : new SourceError('SERVER_ERROR', { cause });

/** §8 The first message of the server. */
function refuse(reply: FastifyReply, status: number, why: FileProblem, message?: string): FastifyReply {
  // What is left of the body is not read.
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  return reply
    .code(status)
    .send(errorAnswer('BAD_USER_INPUT', message ?? messageOf('BAD_USER_INPUT'), { reason: why }));
}

const gone = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(errorAnswer('NOT_FOUND', messageOf('NOT_FOUND')));

const busy = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', retryAfterSeconds)
    .header('cache-control', 'no-store')
    .send(errorAnswer('NETWORK_ERROR', messageOf('NETWORK_ERROR'), { retryAfterSeconds }));
