// The web app's own documents take a short path past Apollo's pipeline (gateway/src/own-operations.ts). Each of them runs
// here on both paths against the same upstream: answers, errors, explanations, calls and metrics must be equal.
import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { stockUp } from '../gateway/catalogue.ts';
import { documents, variablesOf } from '../gateway/own-documents.ts';
import { sha256, startGateway, type Started } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';

const texts = documents.map(({ text }) => text);
const env = { PAGE_CACHE_MAX_BYTES: '0', CACHE_MAX_ENTRIES: '0' };
const { upstream, gateway: short, close } = await startBoth({ documents: texts, env });
const apollo = await startGateway({
  upstreamUrl: upstream.url,
  documents: texts,
  env: { ...env, PLAIN_PAGES: 'true' },
});
afterAll(async () => {
  await apollo.close();
  await close();
});
beforeEach(() => {
  upstream.reset();
  stockUp(upstream, 100);
});

// The credential of an upload is sealed anew each time.
const numberOf = (text: string) =>
  text
    .replaceAll(/"(ms|changedAt|expiresAt|remaining|resetSeconds)":[^,}\]]+/g, '"$1":0')
    .replaceAll(/"credential":"[^"]+"/g, '"credential":""');

type Answer = {
  data?: unknown;
  errors?: unknown[];
  extensions?: { explain?: { calls?: { operation: string }[] } };
};

/** Calls that run side by side end in any order. */
function withSortedCalls(answer: Answer): Answer {
  answer.extensions?.explain?.calls?.sort((one, other) => one.operation.localeCompare(other.operation));
  return answer;
}

/** The answer to a document, and its upstream calls. */
async function post(
  gateway: Started,
  text: string,
  variables: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  upstream.calls.length = 0;
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fairgate-explain': '1', ...headers },
    body: JSON.stringify({
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: sha256(text) } },
    }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    answer: withSortedCalls(JSON.parse(numberOf(await response.text())) as Answer),
    calls: upstream.calls.map((call) => call.operation).sort(),
  };
}

const operations = documents.filter(({ operation }) => operation.operation !== 'subscription');

describe('the short path answers as Apollo does', () => {
  it.each(operations)('$name: data, explanation and calls', async ({ text, operation }) => {
    const variables = variablesOf(operation);
    const expected = await post(apollo, text, variables);
    expect(expected.answer).toHaveProperty('extensions.explain.cost');
    expect(await post(short, text, variables)).toEqual(expected);
  });
});

describe('§8 errors are the same on both paths', () => {
  const textOf = (name: string) => documents.find((one) => one.name === name)?.text ?? '';
  const product = textOf('Product');

  it.each([
    ['a variable is missing', {}],
    ['a variable has a wrong type', { id: { deep: 1 } }],
    ['a field refuses its argument', { id: 'not-an-id' }],
    ['an unknown id', { id: '999999999' }],
  ])('%s', async (_, variables) => {
    const expected = await post(apollo, product, variables);
    expect(await post(short, product, variables)).toEqual(expected);
  });

  it.each([
    ['an upstream is down', 'priceGuide', (response: ServerResponse) => void response.destroy()],
    [
      'an answer is not JSON',
      'supplierList',
      (response: ServerResponse) => void response.end('<html>secret</html>'),
    ],
    [
      'a value is malformed',
      'goodsList',
      (response: ServerResponse) => json(response, { success: true, data: [{}] }),
    ],
    [
      'the service refuses with a message',
      'scoreList',
      (response: ServerResponse) =>
        json(response, { success: false, code: 5, msg: 'Closed for stocktaking' }),
    ],
  ])('%s: masked in the same way', async (_, operation, fail) => {
    const variables = { id: '100123' };
    upstream.answer(operation, (_call, response) => fail(response));
    const expected = await post(apollo, product, variables);
    expect(expected.answer.errors).not.toHaveLength(0);
    expect(await post(short, product, variables)).toEqual(expected);
    expect(JSON.stringify(expected.answer)).not.toContain('secret');
  });

  it.each(['application/graphql-response+json', 'application/json'])(
    'the status and type for %s',
    async (accept) => {
      const expected = await post(apollo, product, {}, { accept });
      expect(await post(short, product, {}, { accept })).toEqual(expected);
    },
  );
});

it('both paths are counted by the same metrics', async () => {
  const countsOf = async (gateway: Started) =>
    (await (await gateway.get('/metrics')).text())
      .split('\n')
      .filter((line) =>
        /^fairgate_(upstream_seconds_count|cache_lookups_total|request_seconds_count.*graphql)/.test(line),
      )
      .sort();
  expect(await countsOf(short)).toEqual(await countsOf(apollo));
});

describe('inputs that are left out, on both paths', () => {
  const list = '{ totalCount edges { cursor } }';
  const register = 'register(input: $input) { __typename ... on InvalidInput { fields { name } } }';
  const texts = {
    variable: `query Default($first: Int! = 2) { searchProducts(first: $first) ${list} }`,
    object: `query Object($filter: ProductFilter! = {}) { searchProducts(filter: $filter) ${list} }`,
    field: `query Field($word: String, $verified: Boolean) { searchProducts(filter: { keyword: $word, verified: $verified }) ${list} }`,
    input: `mutation Register($input: RegisterInput!) { ${register} }`,
    inObject: `mutation InObject($codes: [String!]) { ${register.replace('$input', '{ email: "x", password: "1", clause: true, tagCodes: $codes }')} }`,
  };
  const limited = { documents: Object.values(texts), upstreamUrl: upstream.url };
  const person = { email: 'x', password: '1', clause: true };

  it.each([
    ['a non-null variable with a default', texts.variable, {}, undefined],
    ['a non-null variable with a default, as null', texts.variable, { first: null }, 'BAD_USER_INPUT'],
    ['a non-null object with a default', texts.object, {}, undefined],
    ['a variable in an object', texts.field, { verified: true }, undefined],
    ['input fields with defaults', texts.input, { input: person }, undefined],
    [
      'an input field with a default, as null',
      texts.input,
      { input: { ...person, tagCodes: null } },
      'BAD_USER_INPUT',
    ],
    ['a variable for an input field with a default', texts.inObject, {}, undefined],
    ['a variable for such a field, as null', texts.inObject, { codes: null }, 'BAD_USER_INPUT'],
  ])('%s', async (_, text, variables, code) => {
    const [ours, plain] = [
      await startGateway({ ...limited, env }),
      await startGateway({ ...limited, env: { ...env, PLAIN_PAGES: 'true' } }),
    ];
    const answers = [await post(plain, text, variables), await post(ours, text, variables)];
    await Promise.all([ours.close(), plain.close()]);
    for (const { answer } of answers)
      expect((answer.errors ?? []).map((error) => (error as { extensions: object }).extensions)).toEqual(
        code === undefined ? [] : [{ code }],
      );
    expect(answers[1]).toEqual(answers[0]);
  });
});

it('the limits of depth, aliases and tokens apply to both paths', async () => {
  const deep = `query Deep { categories { ${'children { '.repeat(15)} id ${'}'.repeat(15)} } }`;
  const aliases = `query Aliases { ${Array.from({ length: 16 }, (_, index) => `a${index}: sites { id }`).join(' ')} }`;
  const long = `query Long { sites { ${'id '.repeat(2_001)} } }`;
  for (const text of [deep, aliases, long]) {
    const limited = { documents: [text], upstreamUrl: upstream.url };
    const [ours, plain] = [
      await startGateway({ ...limited, env }),
      await startGateway({ ...limited, env: { ...env, PLAIN_PAGES: 'true' } }),
    ];
    const expected = await post(plain, text, {});
    expect(expected.answer.errors).toHaveLength(1);
    expect((await post(ours, text, {})).answer.errors).toEqual(expected.answer.errors);
    await Promise.all([ours.close(), plain.close()]);
  }
});
