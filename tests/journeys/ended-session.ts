import { expect, type Page } from '@playwright/test';

type Requests = {
  readonly request: {
    readonly newContext: (options: {
      baseURL: string;
    }) => Promise<Page['request'] & { dispose: () => Promise<void> }>;
  };
};

/** Ends all sessions of a buyer from elsewhere, like the owner of a lost phone. */
export async function endElsewhere(
  playwright: Requests,
  baseURL: string | undefined,
  email: string,
): Promise<void> {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  for (const query of [
    `mutation { login(input: { email: "${email}", password: "fairgate1" }) { __typename } }`,
    'mutation { endOtherSessions { __typename } }',
  ]) {
    expect(await (await elsewhere.post('/graphql', { data: { query } })).json()).not.toHaveProperty('errors');
  }
  await elsewhere.dispose();
}
