// Spans for OpenTelemetry. Without an SDK in the process they come to nothing, at a fifth of a microsecond each (README
// says how to bring one). They hold names and codes only: no addresses, no variables, no messages of others.
import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';
import type { OperationTypeNode } from 'graphql';
import { SourceError } from './envelope/source-error.ts';

const tracer = trace.getTracer('fairgate-gateway');

type Failing = {
  readonly errors?:
    | readonly { readonly extensions?: Readonly<Record<string, unknown>>; readonly originalError?: unknown }[]
    | undefined;
};

/** Runs a GraphQL operation in a span. It is named by the operation's type, as OpenTelemetry's conventions have it: the name is the client's choice. */
export function inOperationSpan<Result extends Failing>(
  type: OperationTypeNode,
  name: string | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  return inSpan(
    type,
    SpanKind.INTERNAL,
    { 'graphql.operation.type': type, 'graphql.operation.name': name },
    async (span) => {
      const result = await run();
      const error = result.errors?.[0];
      if (error) markFailed(span, error.extensions?.['code'] ?? error.originalError);
      return result;
    },
  );
}

/** Makes a call to a REST gateway in a span. */
export function inCallSpan<Answer>(
  source: string,
  operation: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  return inSpan(
    `${source} ${operation}`,
    SpanKind.CLIENT,
    { 'fairgate.source': source, 'fairgate.operation': operation },
    call,
  );
}

function inSpan<Result>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** @param cause a code of the catalogue (§8), or the error it comes from. */
function markFailed(span: Span, cause: unknown): void {
  span.setAttribute(
    'error.type',
    typeof cause === 'string' ? cause : cause instanceof SourceError ? cause.fault : 'SERVER_ERROR',
  );
  span.setStatus({ code: SpanStatusCode.ERROR });
}
