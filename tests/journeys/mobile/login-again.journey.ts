import { registerBuyer } from '../buyer.ts';
import { endElsewhere } from '../ended-session.ts';
import { findings } from '../findings.ts';
import { expect, open, seeToast, test } from '../journey.ts';
import { loginSide, panel } from '../sign-in.ts';
import { variant } from '../variant.ts';

test(
  '§2.8, §8 on a phone the panel fills the screen, cannot be closed, and has a link out of the page',
  variant,
  async ({ page, playwright, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const email = await registerBuyer(page);
    await open(page, '/account');
    const name = page.getByRole('region', { name: 'Your company' }).getByLabel('Your name');
    await name.fill('Amal Hassan');
    await endElsewhere(playwright, baseURL, email);
    await page.getByRole('button', { name: 'Save company details' }).click();
    await expect(loginSide(panel(page)).getByLabel('Email')).toHaveValue(email);
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 });
    await expect(panel(page).getByRole('link', { name: 'Go to the home page' })).toBeInViewport();
    expect(await findings(page)).toEqual([]);
    await loginSide(panel(page)).getByLabel('Password', { exact: true }).fill('fairgate1');
    await loginSide(panel(page)).getByRole('button', { name: 'Continue' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(name).toHaveValue('Amal Hassan');
    await seeToast(page.getByText('Saved'), () =>
      page.getByRole('button', { name: 'Save company details' }).click(),
    );
  },
);
