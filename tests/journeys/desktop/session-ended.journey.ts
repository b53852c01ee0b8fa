// §8 a session that was ended elsewhere shows a message, once, and the visitor is a guest.
import { registerBuyer } from '../buyer.ts';
import { endElsewhere } from '../ended-session.ts';
import { expect, open, quiet, test } from '../journey.ts';
import { examplePages } from '../pages.ts';

test('§8 "maybe you signed in another place": shown when the gateway does not know the token', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await registerBuyer(page);
  const { product = '' } = await examplePages(page);
  await open(page, product);
  const follow = page.getByRole('main').getByRole('button', { name: /^Follow(ing)?$/ });
  await follow.click();
  await expect(follow).toHaveAccessibleName('Following');
  // The button changes before the answer: the session must end after it.
  await quiet(page);

  await endElsewhere(playwright, baseURL, email);

  await follow.click();
  await expect(
    page.getByRole('alert').getByText('Maybe you signed in another place, please relogin again.'),
  ).toHaveCount(1);
  await expect(follow).toHaveAccessibleName('Follow');
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /session|signed-in/.test(name))).toEqual([]);
});
