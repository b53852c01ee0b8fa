import { AsyncLocalStorage } from 'node:async_hooks';
import {
  INVALID_SPAN_CONTEXT,
  SpanKind,
  trace,
  type Attributes,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

// A minimal SDK: it collects spans in a list.
type Seen = {
  name: string;
  kind: SpanKind | undefined;
  attributes: Attributes;
  below: string | undefined;
  failed: boolean;
  ended: boolean;
};
const spans: Seen[] = [];
const active = new AsyncLocalStorage<Seen>();

function startActiveSpan<Result>(
  name: string,
  { kind, attributes = {} }: SpanOptions,
  work: (span: Span) => Result,
): Result {
  const seen: Seen = {
    name,
    kind,
    attributes: { ...attributes },
    below: active.getStore()?.name,
    failed: false,
    ended: false,
  };
  spans.push(seen);
  const span = {
    spanContext: () => INVALID_SPAN_CONTEXT,
    setAttribute: (key: string, value: string) => {
      seen.attributes[key] = value;
    },
    setStatus: () => {
      seen.failed = true;
    },
    end: () => {
      seen.ended = true;
    },
  };
  return active.run(seen, () => work(span as unknown as Span));
}

trace.setGlobalTracerProvider({ getTracer: () => ({ startActiveSpan }) as unknown as Tracer });
const document = 'query Fairs { banners { id } }';
const { upstream, gateway, close } = await startBoth({ documents: [document] });
afterAll(close);
beforeEach(() => {
  upstream.reset();
  spans.length = 0;
});

describe('traces', () => {
  it('an operation is a span, and each call to a REST gateway a child span', async () => {
    await gateway.query('query Kettle($id: ID!) { product(id: $id) { name } }', { id: '100123' });
    expect(spans).toEqual([
      {
        name: 'query',
        kind: SpanKind.INTERNAL,
        attributes: { 'graphql.operation.type': 'query', 'graphql.operation.name': 'Kettle' },
        below: undefined,
        failed: false,
        ended: true,
      },
      {
        name: 'buyer goodsList',
        kind: SpanKind.CLIENT,
        attributes: { 'fairgate.source': 'buyer', 'fairgate.operation': 'goodsList' },
        below: 'query',
        failed: false,
        ended: true,
      },
    ]);
  });

  it("the app's own documents are traced like any other", async () => {
    await gateway.persisted(document);
    expect(
      spans.map(({ name, attributes, below }) => [name, attributes['graphql.operation.name'], below]),
    ).toEqual([
      ['query', 'Fairs', undefined],
      ['buyer bannerList', undefined, 'query'],
    ]);
  });

  it('§8 a failed span has the error code, and no data of a visitor', async () => {
    upstream.answer('bannerList', (_call, response) =>
      json(response, { success: false, code: 500, msg: 'no account jane@example.com' }),
    );
    upstream.answer('goodsList', (_call, response) => json(response, {}, 401));
    for (const query of ['{ banners { id } }', '{ product(id: "100123") { name } }'])
      await gateway.query(query, {}, { cookie: 'session=hush', 'visitor-id': 'hush' });
    expect(
      spans.map(({ name, attributes, failed, ended }) => [name, attributes['error.type'], failed, ended]),
    ).toEqual([
      ['query', 'SERVER_ERROR', true, true],
      ['buyer bannerList', 'SERVER_ERROR', true, true],
      ['query', 'INVALID_TOKEN', true, true],
      ['buyer goodsList', 'INVALID_TOKEN', true, true],
    ]);
    expect(JSON.stringify(spans)).not.toMatch(/hush|jane@/);
  });
});
