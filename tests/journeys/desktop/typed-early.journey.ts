// §5 Early input is never lost.
import { expect, hydrated, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

const email = 'somebody@example-trading.com';

test('§5 input during the hydration of a form is kept, and counts', variant, async ({ page }) => {
  // Input between the form's hydration and its effect, a moment that a test cannot time from outside. By then the effects of its
  // fields have run; the last one is the password's, which listens to the form.
  await page.addInitScript((text) => {
    const { addEventListener } = HTMLFormElement.prototype;
    HTMLFormElement.prototype.addEventListener = function listen(
      this: HTMLFormElement,
      ...args: Parameters<typeof addEventListener>
    ): void {
      addEventListener.apply(this, args);
      const input = this.querySelector<HTMLInputElement>('[name="account"]');
      if (!input || args[0] !== 'submit') return;
      HTMLFormElement.prototype.addEventListener = addEventListener;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      Object.assign(globalThis, { typedEarly: true });
    };
  }, email);
  await open(page, '/login?as=supplier');
  const main = page.getByRole('main');
  await page.waitForFunction(() => 'typedEarly' in globalThis);
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText('Please enter a password.')).toBeVisible();
  await expect(main.getByText('Please enter your email address.')).toBeHidden();
  await expect(main.getByLabel('Email')).toHaveValue(email);
});

test('§5 what is typed before the app has loaded is kept: in the search box and in the contact form', async ({
  page,
}) => {
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/customer-service');
  const fields = [
    [page.getByRole('banner').getByRole('searchbox'), 'ceramic mug'],
    [page.getByLabel('Your name'), 'Amal Hassan'],
    [page.getByLabel('Your message'), 'May I have a sample of the kettle before I order?'],
  ] as const;
  for (const [field, text] of fields) await field.pressSequentially(text);
  release();
  await hydrated(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  for (const [field, text] of fields) await expect(field).toHaveValue(text);
});

test(
  '§5 a form that is submitted before the app has loaded is submitted when it has',
  variant,
  async ({ page }) => {
    let release = () => {};
    const submitted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await submitted;
      await route.continue();
    });
    await page.goto('/customer-service');
    await page.getByLabel('Your name').fill('Amal Hassan');
    await page.getByLabel('Your message').fill('May I have a sample of the kettle before I order?');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send message' }).click();
    release();
    await hydrated(page);
    await expect(page.getByText('We have received your request.')).toBeVisible();
  },
);
