// The client of one REST gateway: deadline, queue, circuit breaker, one retry within a budget, validation.
import { BrokenCircuitError } from 'cockatiel';
import { CodedError, invalidArgument } from '../coded-error.ts';
import type { Logger } from '../log.ts';
import type { CallContext } from '../envelope/dialect.ts';
import { encode } from '../envelope/encode.ts';
import { connectionsPerGateway, createHttpClient, type HttpClient } from '../envelope/http.ts';
import { SourceError } from '../envelope/source-error.ts';
import { failureCodes, keyUsedCode } from '../envelope/wire-codes.ts';
import { Abandoned, createCallQueue, nobodySpecial, QueueFull } from './call-queue.ts';
import { failureData } from './failure-data.ts';
import { createGatewayBreaker } from './gateway-breaker.ts';
import { createPunctuality } from './punctuality.ts';
import { createRetryBudget } from './retry-budget.ts';
import type { Operation, SourceName } from './operation.ts';
import type { UpstreamMetrics } from '../metrics.ts';
import { inCallSpan } from '../trace.ts';

export type GatewayClient = {
  /**
   * @throws SourceError, always with source and operation; CodedError for a failure that the operation expects.
   */
  call: <Answer>(operation: Operation<Answer>, payload: unknown, context: CallContext) => Promise<Answer>;
  /** Whether the last calls of an operation were late, one after another. */
  isLate: (operation: string) => boolean;
  http: HttpClient;
  close: () => Promise<void>;
};

const waitingCalls = 1_216;

export function createGatewayClient(options: {
  source: SourceName;
  baseUrl: string;
  deadlineMs: number;
  /** A call that takes longer is late. */
  lateAfterMs: number;
  log: Logger;
  metrics: UpstreamMetrics;
}): GatewayClient {
  const { source, deadlineMs, log, metrics } = options;
  const http = createHttpClient(options.baseUrl);
  const calls = createCallQueue({ atOnce: connectionsPerGateway, waitingMost: waitingCalls });
  const breaker = createGatewayBreaker(source, log);
  const retries = createRetryBudget();
  const punctuality = createPunctuality(options.lateAfterMs);

  async function attempt<Answer>(
    operation: Operation<Answer>,
    payload: unknown,
    context: CallContext,
    isAgain = false,
  ): Promise<Answer> {
    const request = encode(operation.dialect, operation.path, payload, context);
    const response = await calls.run(
      context.caller ?? nobodySpecial,
      Math.min(deadlineMs, operation.deadlineMs ?? deadlineMs),
      (leftMs) => breaker(() => http.send(request, leftMs, { isAgain })),
    );
    const parsed = operation.answer.safeParse(operation.dialect.decode(response));
    if (parsed.success) return parsed.data;
    throw new SourceError('SERVER_ERROR', {
      details: {
        method: request.method,
        path: request.path,
        status: response.status,
        excerpt: firstIssue(parsed.error.issues),
      },
    });
  }

  async function call<Answer>(
    operation: Operation<Answer>,
    payload: unknown,
    context: CallContext,
  ): Promise<Answer> {
    retries.deposit();
    const stop = metrics.start(source, operation.name);
    const ended = punctuality.begin(operation.name);
    try {
      const answer = await attempt(operation, payload, context).catch((error: unknown) => {
        // A closed connection is cheap to retry; a time-out would double the wait. After a pause all of its connections may have
        // been closed by a service that is well: these retries need no budget.
        if (
          !operation.once &&
          error instanceof SourceError &&
          error.fault === 'NETWORK_ERROR' &&
          (error.wasConnectionOld || retries.withdraw())
        )
          return attempt(operation, payload, context, true);
        throw error;
      });
      stop('ok');
      return answer;
    } catch (cause) {
      const error = asSourceError(cause);
      const failure = failureCodes[Number(error.details.code)];
      if (context.idempotencyKey !== undefined && Number(error.details.code) === keyUsedCode) {
        stop('failure');
        return invalidArgument('idempotencyKey', 'belongs to another message: use a new one');
      }
      if (failure && (failure === 'RATE_LIMITED' || operation.failures?.includes(failure))) {
        stop('failure');
        throw new CodedError(failure, { data: failureData(failure, error.data) });
      }
      error.source = source;
      error.operation = operation.name;
      stop(error.fault);
      throw error;
    } finally {
      ended();
    }
  }

  return {
    isLate: punctuality.isLate,
    http,
    close: () => http.close(),
    call: (operation, payload, context) =>
      inCallSpan(source, operation.name, () => call(operation, payload, context)),
  };
}

function asSourceError(cause: unknown): SourceError {
  if (cause instanceof SourceError) return cause;
  const unavailable =
    cause instanceof BrokenCircuitError || cause instanceof QueueFull || cause instanceof Abandoned;
  return new SourceError(unavailable ? 'NETWORK_ERROR' : 'SERVER_ERROR', { cause });
}

function firstIssue(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const issue = issues[0];
  return issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : '';
}
