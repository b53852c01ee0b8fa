// §8, §9 The attempt limit of an account. A separate email, so that the limit blocks no other journey.
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { loginSide } from '../sign-in.ts';
import { variant } from '../variant.ts';

test(
  '§8 the eleventh wrong password is not checked: the page shows the time to wait, keeps the input, and offers a reset',
  variant,
  async ({ page }) => {
    const email = await registerBuyer(page);
    await page.context().clearCookies();
    await open(page, '/login');
    const login = loginSide(page.getByRole('main'));
    const [password, alert] = [login.getByLabel('Password', { exact: true }), login.getByRole('alert')];
    await login.getByLabel('Email').fill(email);
    const tryPassword = async (typed: string) => {
      await password.fill(typed);
      const answer = page.waitForResponse(
        (response) => response.request().postData()?.includes('"operationName":"Login"') ?? false,
      );
      await login.getByRole('button', { name: 'Continue' }).click();
      return (await answer).text();
    };
    for (let at = 1; at <= 10; at += 1) expect(await tryPassword(`wrong-${at}`)).toContain('WRONG_PASSWORD');
    await expect(alert).toHaveText('The email or password is incorrect.');
    expect(await findings(page)).toEqual([]);

    expect(await tryPassword('wrong-11')).toContain('RATE_LIMITED');
    await expect(alert).toHaveText('Too many attempts. Please try again in 15 minutes.');
    await expect(login.getByLabel('Email')).toHaveValue(email);
    await expect(password).toHaveValue('wrong-11');
    expect(await findings(page)).toEqual([]);
    // The answer must not reveal which password would have been right.
    expect(await tryPassword('fairgate1')).toContain('RATE_LIMITED');
    await expect(password).toHaveValue('fairgate1');

    await login.getByRole('link', { name: 'Forgot your password?' }).click();
    // The address changes first.
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  },
);
