// §5 Nothing typed is lost, whenever it is typed.
import { expect, open, test } from '../journey.ts';

const email = 'somebody@example-trading.com';

test('§5 what is typed in the very moment in which a form is taken over stays, and counts', async ({ page }) => {
  // Between the form's hydration and its effects: no person could be told to hit that moment, and some do.
  await page.addInitScript((text) => {
    const { port1, port2 } = new MessageChannel();
    const look = () => {
      const input = document.querySelector<HTMLInputElement>('main [name="account"]');
      if (!input || !Object.keys(input).some((key) => key.startsWith('__reactProps'))) return port2.postMessage(undefined);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    port1.addEventListener('message', look);
    port1.start();
    look();
  }, email);
  await open(page, '/login?as=supplier');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText('Please enter a password.')).toBeVisible();
  await expect(main.getByText('Please enter your email address.')).toBeHidden();
  await expect(main.getByLabel('Email')).toHaveValue(email);
});
