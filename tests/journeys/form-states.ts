// All states of a form: empty, invalid, pending, failed, and sent at last. Fields go by name, so any language works.
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { findings } from './findings.ts';
import { expectFitsPhone, expectUncovered } from './phone.ts';

type Walk = {
  readonly form: Locator;
  /** A selector of the part that axe checks; by default the page's content. */
  readonly within?: string;
  /** The mutation of the form. */
  readonly operation: string;
  /** Values that §5 refuses, by field; the first gets the focus. Without it no value of the form is invalid. */
  readonly wrong?: Readonly<Record<string, string>>;
  readonly right: Readonly<Record<string, string>>;
};

/**
 * Steps through the states with axe in each, and through a network failure that keeps the input. Ends when the form is sent
 * again and the answer may come; the journey tests the outcome.
 * @param problems of the journey: the browser reports the aborted connection.
 */
export async function walkThroughStates(
  page: Page,
  problems: string[],
  { form, within = 'main', operation, wrong, right }: Walk,
): Promise<void> {
  const field = (name: string) => form.locator(`[name="${name}"]`);
  const submit = form.locator('button[type=submit]');
  const look = async (state: string) =>
    expect.soft(await findings(page, { within }), `${operation}, ${state}`).toEqual([]);
  const fits = () => expectFitsPhone(page, page.locator(within));

  await look('empty');
  await fits();
  if (wrong) {
    for (const [name, value] of Object.entries(wrong)) await field(name).fill(value);
    await submit.click();
    const [first = ''] = Object.keys(wrong);
    await expect(field(first)).toBeFocused();
    await expect(field(first)).toHaveAttribute('aria-invalid', 'true');
    await expectUncovered(field(first));
    await look('wrong');
    await fits();
  }

  for (const [name, value] of Object.entries(right)) await field(name).fill(value);
  const held = await hold(page, operation);
  await submit.click();
  const route = await held.come;
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await look('on its way');
  await route.abort('connectionreset');
  await held.end();
  await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  for (const [name, value] of Object.entries(right)) await expect(field(name)).toHaveValue(value);
  await look('failed');
  problems.splice(0, problems.length, ...problems.filter((line) => !line.includes('ERR_CONNECTION_RESET')));
  await submit.click();
}

/** Delays the next mutation of a name. */
async function hold(
  page: Page,
  operation: string,
): Promise<{ readonly come: Promise<Route>; readonly end: () => Promise<void> }> {
  const { promise: come, resolve } = Promise.withResolvers<Route>();
  const handler = async (route: Route): Promise<void> => {
    const request = route.request();
    if (
      request.method() === 'POST' &&
      (request.postDataJSON() as { operationName?: string }).operationName === operation
    )
      resolve(route);
    else await route.fallback();
  };
  await page.route('**/graphql?*', handler);
  return { come, end: () => page.unroute('**/graphql?*', handler) };
}
