// Every account form on a phone and in Arabic, in all of its states.
import { findings } from '../findings.ts';
import { walkThroughStates } from '../form-states.ts';
import { expect, open, test } from '../journey.ts';
import { linkMailedTo } from '../mails.ts';
import { expectFitsPhone, expectIsolated } from '../phone.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

test.use({ locale: 'ar' });
// One account for all tests: registrations per address and hour are limited.
test.describe.configure({ mode: 'serial' });
const email = newEmail();
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const good = async (page: Parameters<typeof findings>[0], state: string) =>
  expect.soft(await findings(page), state).toEqual([]);
const atHome = ({ pathname }: URL) => pathname === '/';

test('§2.8, §5 join and log in', variant, async ({ page, problems }) => {
  await open(page, '/register');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const login = page.locator('section[aria-labelledby="panel-login"] form');
  const register = page.locator('section[aria-labelledby="panel-register"] form');
  await walkThroughStates(page, problems, {
    form: register,
    operation: 'Register',
    wrong: { email: 'nobody', password: 'short' },
    right: { email, password: 'secret1' },
  });
  await page.waitForURL(atHome);

  await page.context().clearCookies();
  await open(page, '/login');
  // A password runs left to right, towards the toggle's place in Arabic: the toggle has reserved space.
  const [typed, toggle] = await Promise.all(
    [login.locator('[name=password]'), login.locator('button[aria-pressed]')].map((one) => one.boundingBox()),
  );
  expect((toggle?.x ?? 0) + (toggle?.width ?? 0)).toBeLessThanOrEqual(typed?.x ?? 0);
  // For an unknown email, a press on the message switches to the registration.
  await login.locator('[name=email]').fill(newEmail());
  await login.locator('[name=email]').blur();
  const lead = login.getByRole('button', { name: 'هذا الحساب غير موجود. انضم مجانًا.' });
  await expect(lead).toBeVisible();
  await expectFitsPhone(page);
  await lead.tap();
  await expect(register.locator('[name=password]')).toBeFocused();
  await page.getByRole('main').getByRole('tab').first().tap();
  await walkThroughStates(page, problems, {
    form: login,
    operation: 'Login',
    wrong: { email: 'nobody' },
    right: { email, password: 'secret1' },
  });
  await page.waitForURL(atHome);
});

test('§2.2, §5 a new password by a link, used twice', variant, async ({ page, problems }) => {
  await open(page, '/resetPassword');
  const form = page.getByRole('main').locator('form');
  await walkThroughStates(page, problems, {
    form,
    operation: 'RequestPasswordReset',
    wrong: { email: 'nobody' },
    right: { email },
  });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
  await expectIsolated(page, email);
  await good(page, 'the link is sent');

  const reset = await linkMailedTo(page, email);
  await open(page, reset);
  await walkThroughStates(page, problems, {
    form,
    operation: 'ResetPassword',
    wrong: { password: '12345' },
    right: { password: 'fairgate2' },
  });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
  await good(page, 'the password is set');
  await open(page, reset);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('انتهت صلاحية هذا الرابط');
  // Another link can be requested at once.
  await expect(form.locator('[name=email]')).toBeVisible();
  await good(page, 'the link was used');
});

test(
  '§2.2 a first password by a link, used twice; mails are stopped by another link, without a login',
  variant,
  async ({ page, problems }) => {
    const guest = newEmail();
    await page.request.post('/graphql?lang=ar', {
      data: {
        query: 'mutation($email: String!) { fastRegister(input: { email: $email }) { __typename } }',
        variables: { email: guest },
      },
    });
    await page.context().clearCookies();
    const [init, settings] = [
      await linkMailedTo(page, guest),
      await linkMailedTo(page, guest, '/setting/unsubscribe'),
    ];
    await open(page, init);
    const form = page.getByRole('main').locator('form');
    await walkThroughStates(page, problems, {
      form,
      operation: 'InitPassword',
      wrong: { password: '12345' },
      right: { password: 'fairgate2' },
    });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
    await open(page, init);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('انتهت صلاحية هذا الرابط');
    await expectFitsPhone(page);
    await good(page, 'the first link was used');

    await page.context().clearCookies();
    await open(page, settings);
    const boxes = page.getByRole('main').getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'إلغاء الاشتراك في جميع الرسائل' }).click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'تم الحفظ' })).toBeVisible();
    expect(
      await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length),
    ).toBe(0);
    await good(page, 'no mails any more');
    await open(page, '/setting/unsubscribe?unsubscribe_token=none');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('انتهت صلاحية هذا الرابط');
    await expectFitsPhone(page);
    await good(page, 'no link');
  },
);

test(
  '§2.4 the company profile, the mail settings, the password, and the deletion of the account',
  variant,
  async ({ page, problems }) => {
    await page.request.post('/graphql', {
      data: {
        query:
          'mutation($email: String!) { login(input: { email: $email, password: "fairgate2" }) { __typename } }',
        variables: { email },
      },
    });
    await open(page, '/account');
    const part = (id: string) => page.locator(`#${id}`);
    await expectIsolated(page, email);
    // An empty field also starts on the right in Arabic.
    await expect(part('company').locator('[name=contactName]')).toHaveCSS('text-align', 'right');
    await walkThroughStates(page, problems, {
      form: part('company').locator('form'),
      within: '#company',
      operation: 'CompletePurchaseInfo',
      wrong: { mobile: '12' },
      right: {
        contactName: 'أمل حسن',
        companyName: 'Nile Trading',
        dialingCode: '20',
        mobile: '100 123 4567',
      },
    });
    await expect(page.getByRole('status').getByText('تم الحفظ')).toBeVisible();
    await walkThroughStates(page, problems, {
      form: part('mails').locator('form'),
      within: '#mails',
      operation: 'SetMailSettings',
      right: {},
    });
    await expect(part('mails').getByRole('status').filter({ hasText: 'تم الحفظ' })).toBeVisible();
    await walkThroughStates(page, problems, {
      form: part('password').locator('form'),
      within: '#password',
      operation: 'ChangePassword',
      wrong: { oldPassword: '', newPassword: '12345' },
      right: { oldPassword: 'fairgate2', newPassword: 'fairgate3' },
    });
    await expect(part('password').locator('[name=oldPassword]')).toHaveValue('');
    await good(page, 'all is saved');

    await part('data').getByRole('button').last().click();
    const box = page.getByRole('dialog');
    await expect(box).toBeVisible();
    await expectIsolated(page, email);
    await walkThroughStates(page, problems, {
      form: box.locator('form'),
      within: '[role=dialog]',
      operation: 'DeleteAccount',
      wrong: { password: '' },
      right: { password: 'fairgate3' },
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تم حذف حسابك');
    await good(page, 'deleted');
  },
);
