// Spans for OpenTelemetry. Without an SDK in the process each costs a fifth of a microsecond (the README explains how
// to add one). They contain names and codes only: no addresses, no variables, no foreign messages.
import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';
import type { OperationTypeNode } from 'graphql';
import { SourceError } from './envelope/source-error.ts';

const tracer = trace.getTracer('fairgate-gateway');

type Failing = {
  readonly errors?:
    | readonly { readonly extensions?: Readonly<Record<string, unknown>>; readonly originalError?: unknown }[]
    | undefined;
};

/**
 * Runs a GraphQL operation in a span. The span has the operation's type as its name, per OpenTelemetry's
 * conventions: clients choose operation names.
 */
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

/** @param cause a code of the registry (§8), or the error. */
function markFailed(span: Span, cause: unknown): void {
  span.setAttribute(
    'error.type',
    typeof cause === 'string' ? cause : cause instanceof SourceError ? cause.fault : 'SERVER_ERROR',
  );
  span.setStatus({ code: SpanStatusCode.ERROR });
}
