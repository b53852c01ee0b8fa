// A browser's session: it keeps the cookies it receives and sends them back.
import { request } from 'undici';
import { expect } from 'vitest';
import type { Answered, Started } from './start.ts';

type Page = { status: number; headers: Headers; text: () => Promise<string> };

export type Visitor = {
  query: <Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Answered<Data>>;
  /** Like a navigation, without the headers that `fetch` adds. */
  get: (path: string, headers?: Record<string, string>) => Promise<Page>;
  persisted: (document: string, variables?: Record<string, unknown>) => Promise<Response>;
  /** The Cookie header it sends; '' without cookies. */
  cookie: () => string;
  /** The same without the cookie of a known browser, which outlives the session. */
  session: () => string;
  /** The Set-Cookie headers of the last answer. */
  given: () => readonly string[];
};

export function newVisitor(gateway: Started): Visitor {
  const jar = new Map<string, string>();
  let given: readonly string[] = [];
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const withCookie = (headers: Record<string, string> = {}) =>
    jar.size > 0 ? { cookie: cookie(), ...headers } : headers;
  const keep = <T extends { headers: Headers }>(answer: T): T => {
    given = answer.headers.getSetCookie();
    for (const line of given) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    query: async <Data>(
      query: string,
      variables?: Record<string, unknown>,
      headers?: Record<string, string>,
    ) => keep(await gateway.query<Data>(query, variables, withCookie(headers))),
    async get(path, headers) {
      const {
        statusCode,
        headers: given,
        body,
      } = await request(gateway.url + path, { headers: withCookie(headers) });
      const lines = Object.entries(given).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      );
      const text = await body.text();
      return keep({ status: statusCode, headers: new Headers(lines), text: () => Promise.resolve(text) });
    },
    persisted: async (document, variables) =>
      keep(await gateway.persisted(document, variables, withCookie())),
    cookie,
    session: () =>
      [...jar]
        .filter(([name]) => !name.endsWith('fairgate-device'))
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    given: () => given,
  };
}

export const loginMutation = /* GraphQL */ `
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      __typename
      ... on RateLimited {
        code
        path
        retryAfterSeconds
      }
      ... on SignedIn {
        viewer {
          id
          email
        }
      }
      ... on InvalidInput {
        path
        fields {
          name
          key
          bound
        }
      }
      ... on Refusal {
        code
        message
        path
      }
    }
  }
`;

/** A visitor who has signed in as a buyer. */
export async function signedInBuyer(gateway: Started): Promise<Visitor> {
  const visitor = newVisitor(gateway);
  const { data } = await visitor.query(loginMutation, {
    input: { email: 'buyer@fairgate.example', password: 'fairgate1' },
  });
  expect(data['login']).toMatchObject({ __typename: 'SignedIn' });
  return visitor;
}

const signedIn = async (gateway: Started, mutation: string): Promise<Visitor> => {
  const visitor = newVisitor(gateway);
  const { data } = await visitor.query(`mutation { ${mutation} { __typename } }`);
  expect(Object.values(data)).toEqual([{ __typename: expect.stringMatching(/SignedIn$/) as string }]);
  return visitor;
};

export const signedInSupplier = (gateway: Started): Promise<Visitor> =>
  signedIn(gateway, 'supplierLogin(input: { account: "s@fair.example", password: "fairgate1" })');

export const signedInOrganiser = (gateway: Started): Promise<Visitor> =>
  signedIn(gateway, 'organiserLogin(input: { email: "o@fair.example", password: "fairgate1" })');
