// The server audits of the npm package graphql-http: does /graphql speak GraphQL over HTTP
// (https://graphql.github.io/graphql-over-http)? The audit sends Apollo's preflight header, since plain GETs are rejected
// as cross-site requests.
import { serverAudits } from 'graphql-http';
import { afterAll, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';

const { gateway, close } = await startBoth();
afterAll(close);

const audits = serverAudits({
  url: `${gateway.url}/graphql`,
  fetchFn: (url: string, init: RequestInit = {}) =>
    fetch(url, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'apollo-require-preflight': 'true' },
    }),
});

describe('GraphQL over HTTP', () => {
  it('has 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  for (const audit of audits) {
    it(`${audit.id} ${audit.name}`, async () => {
      const result = await audit.fn();
      expect(result).toMatchObject({ status: 'ok' });
    });
  }
});
