// Recognises requests for the app's own documents by hash, in the form that the app sends. Apollo Server answers all
// other requests.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { explainHeader } from '../explain.ts';
import type { OwnOperation } from '../own-operations.ts';
import type { PersistedDocuments } from '../persisted-documents.ts';
import { queryValue } from '../request-scope.ts';

const body = z.strictObject({
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.strictObject({
    persistedQuery: z.strictObject({ version: z.literal(1), sha256Hash: z.string() }),
  }),
});

/** Whether a request names one of the app's own documents by its hash. */
export function isPersistedRead(request: Pick<FastifyRequest, 'method' | 'query'>): boolean {
  return (
    request.method === 'GET' &&
    queryValue(request, 'query') === undefined &&
    (queryValue(request, 'extensions')?.includes('"persistedQuery"') ?? false)
  );
}

/** The operation, if the request names one of this build and is well-formed. */
export function ownRequestOf(
  request: FastifyRequest,
  documents: PersistedDocuments,
): OwnOperation | undefined {
  const { method, headers } = request;
  const { data } = body.safeParse(method === 'GET' ? parametersOf(request) : request.body);
  const hash = data?.extensions.persistedQuery.sha256Hash ?? '';
  const operation = documents.operationOf(hash);
  if (!data || !operation || (data.operationName && data.operationName !== operation.name)) return undefined;
  // Apollo's CSRF rule: a GET needs a header that no form or picture can send.
  if (method === 'GET' && (operation.kind !== 'query' || !headers['apollo-require-preflight']))
    return undefined;
  if (method === 'POST' && !headers['content-type']?.startsWith('application/json')) return undefined;
  const explain = headers[explainHeader] !== undefined;
  return { hash, operationName: operation.name, variables: data.variables ?? {}, explain };
}

/** https://graphql.github.io/graphql-over-http: the newer of the two response formats. */
export const wantsGraphqlResponse = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/graphql-response+json') ?? false;

function parametersOf(request: FastifyRequest): unknown {
  const { lang: _lang, site: _site, ...rest } = request.query as Record<string, unknown>;
  try {
    return { ...rest, ...parsed(request, 'variables'), ...parsed(request, 'extensions') };
  } catch {
    return undefined;
  }
}

function parsed(request: FastifyRequest, name: string): Record<string, unknown> {
  const text = queryValue(request, name);
  return text === undefined ? {} : { [name]: JSON.parse(text) as unknown };
}
