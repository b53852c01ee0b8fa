// Axe in states of exhibition pages that come after a press.
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { demoBuyer, newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

// A number gets one code a minute.
const texts = {
  en: {
    scanCard: 'Scan a business card',
    sms: 'SMS',
    code: 'Code',
    revoked: 'Revoked',
    mobile: '0100 123 4571',
  },
  ar: {
    scanCard: 'مسح بطاقة عمل ضوئيًا',
    sms: 'رسالة نصية',
    code: 'رمز التحقق',
    revoked: 'ملغاة',
    mobile: '0100 123 4572',
  },
} as const;

export function testStates(language: keyof typeof texts): void {
  const { scanCard, sms, code, revoked, mobile } = texts[language];
  test(
    `axe finds nothing in the card reader, the entry of a code and a revoked badge in ${language}`,
    variant,
    async ({ page }) => {
      const look = async (state: string) => expect.soft(await findings(page), state).toEqual([]);
      const openReader = () =>
        expect(async () => {
          if ((await page.locator('details[open] summary', { hasText: scanCard }).count()) === 0)
            await page.locator('summary', { hasText: scanCard }).click({ timeout: 5_000 });
          await expect(page.locator('input[type=file]')).toBeAttached({ timeout: 5_000 });
        }).toPass();

      await open(page, `/chinahomelifeEgypt_801/preregister?lang=${language}`);
      await openReader();
      await look('card reader');
      await page.locator('main input[name=email]').fill(newEmail());
      await page.locator('main select[name=countryCode]').selectOption('EG');
      await page.locator('main input[name=mobile]').fill(mobile);
      await page.getByRole('listitem').filter({ hasText: sms }).getByRole('button').click();
      await page.getByLabel(code, { exact: true }).fill('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(code, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await look('wrong code');

      await open(page, `/?f_pr=1&lang=${language}`);
      await expect(page.getByRole('dialog').locator('input[name=email]')).toBeVisible();
      await openReader();
      await look('card reader in the modal');

      await page.request.post('/graphql', {
        data: {
          query: 'mutation($input: LoginInput!) { login(input: $input) { __typename } }',
          variables: { input: demoBuyer },
        },
      });
      await open(page, `/expo/badge/view?lang=${language}`);
      const exhibitions = page.getByRole('main').locator('select');
      const label = await exhibitions.locator('option', { hasText: revoked }).textContent();
      await exhibitions.selectOption({ label: label ?? '' });
      await expect(page.getByRole('main').getByRole('article')).toBeVisible();
      await look('revoked badge');
    },
  );
}
