// What visitors do during an attack, over the API.
import type { ChaosApp } from './app.ts';

const demoBuyer = { email: 'buyer@fairgate.example', password: 'fairgate1' };

const login = `mutation($input: LoginInput!) { login(input: $input) { __typename } }`;
type Answer = {
  readonly data?: Readonly<
    Record<
      string,
      ({ __typename?: string; number?: string; message?: string } & Readonly<Record<string, unknown>>) | null
    >
  > | null;
  readonly errors?: readonly { readonly message: string }[];
  readonly cookie: string;
};

/** @throws when there is no answer. @param from the visitor's number: each has an address of their own. */
export async function ask(
  { url }: Pick<ChaosApp, 'url'>,
  query: string,
  { variables, from = 1, cookie = '' }: { variables?: object; from?: number; cookie?: string } = {},
): Promise<Answer> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      cookie,
      'x-forwarded-for': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await answer.json()) as Omit<Answer, 'cookie'>;
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
  return { ...body, cookie: cookies.join('; ') };
}

export const logIn = (app: ChaosApp, from = 1, input: object = demoBuyer): Promise<Answer> =>
  ask(app, login, { variables: { input }, from });

export const logInOrganiser = (app: ChaosApp, from = 1): Promise<Answer> =>
  ask(
    app,
    'mutation { organiserLogin(input: { email: "organiser@fairgate.example", password: "fairgate1" }) { __typename } }',
    { from },
  );

/** The demo supplier, which exhibits at the fair that is open. */
export async function logInSupplier(app: ChaosApp, from = 1): Promise<{ cookie: string; id: string }> {
  const { data, cookie } = await ask(
    app,
    'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { ... on SupplierSignedIn { viewer { supplierId } } } }',
    { from },
  );
  const { supplierId } = data?.['supplierLogin']?.['viewer'] as { supplierId: string };
  return { cookie, id: supplierId };
}

/** Whether the session of these cookies is a buyer's. */
export async function isSignedIn(app: ChaosApp, cookie: string): Promise<boolean> {
  const { data } = await ask(app, '{ viewer { __typename } }', { cookie });
  return data?.['viewer']?.__typename === 'Buyer';
}
