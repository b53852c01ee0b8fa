// Axe in the states of the scanner.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import encodeQR from 'qr';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

const exhibitionId = '801';
const dayMs = 86_400_000;

type Results = Record<string, Record<string, string>>;
async function ask(from: APIRequestContext, query: string, variables: object): Promise<Results> {
  const answer = await from.post('/graphql', { data: { query, variables } });
  return ((await answer.json()) as { data: Results }).data;
}

/** A new visitor's badge: its code, its number and the id of the registration. */
async function newBadge(from: APIRequestContext) {
  const input = {
    idempotencyKey: randomUUID(),
    exhibitionId,
    email: newEmail(),
    contactName: 'Amal Hassan',
    companyName: 'Nile Trading House',
    countryCode: 'EG',
  };
  const { preRegister } = await ask(
    from,
    'mutation($input: PreRegisterInput!) { preRegister(input: $input) { ... on Registration { id badgeLink badgeNumber } } }',
    { input },
  );
  const { openBadge } = await ask(
    from,
    'mutation($link: String!) { openBadge(link: $link) { ... on Badge { signedCode validFrom validUntil } } }',
    { link: preRegister?.['badgeLink'] },
  );
  return { ...preRegister, ...openBadge };
}

const pictureOf = (text: string) => ({
  name: 'badge.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from(encodeQR(text, 'gif', { scale: 8, border: 4 })),
});

export function testScanner(): void {
  test('§2.4 axe finds nothing in the states of the scanner', variant, async ({ page, browser }) => {
    const look = async (state: string) => expect.soft(await findings(page), state).toEqual([]);
    const office = await browser.newContext({ baseURL: process.env.BASE_URL ?? '' });
    const [good, revoked] = await Promise.all([newBadge(office.request), newBadge(office.request)]);
    await office.close();

    // The gateway's list of revoked badges is up to a minute old: the page gets it with this badge.
    await page.route('**/.well-known/badge-revocations.json', async (route) => {
      const answer = await route.fetch();
      const list = (await answer.json()) as { revoked: Record<string, string[]> };
      const numbers = [...(list.revoked[exhibitionId] ?? []), revoked['badgeNumber'] ?? ''];
      await route.fulfill({
        response: answer,
        json: { ...list, revoked: { ...list.revoked, [exhibitionId]: numbers } },
      });
    });
    await open(page, '/scanBadge');
    const main = page.getByRole('main');
    await expect(main.getByText('Ready, also without a network.')).toBeVisible();
    await look('ready');
    await main.getByRole('button', { name: 'Start the camera' }).click();
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
    await look('no camera');
    await main.getByLabel('Fair', { exact: true }).selectOption(exhibitionId);
    const code = good['signedCode'] ?? '';
    const half = Math.floor(code.length / 2);
    const forged = code.slice(0, -8) + (code.endsWith('00000000') ? '00000001' : '00000000');
    const scan = async (text: string, title: RegExp) => {
      await main.getByLabel('Read a picture').setInputFiles(pictureOf(text));
      const result = main.getByRole('status').filter({ hasText: title });
      await expect(result).toBeVisible();
      await look(title.source);
    };
    await scan('https://nile.example', /This isn’t a badge/);
    await scan(code.slice(0, half), /The code is incomplete/);
    await scan(forged, /Forged badge/);
    await scan(revoked['signedCode'] ?? '', /Revoked badge/);
    await scan(code, /Not valid yet/);
    await page.clock.setFixedTime(Date.parse(good['validFrom'] ?? '') + dayMs / 2);
    await scan(code, /Valid badge/);
    await page.clock.setFixedTime(Date.parse(good['validFrom'] ?? '') + dayMs / 2 + 60_000);
    await scan(code, /Already scanned/);
    await page.clock.setFixedTime(Date.parse(good['validUntil'] ?? '') + 3 * dayMs);
    await scan(code, /Expired badge/);
    await main.getByLabel('Fair', { exact: true }).selectOption('802');
    await scan(code, /Badge of another fair/);

    await main.getByLabel('Number on the badge').fill('ABCD-1234');
    await main.getByRole('button', { name: 'Check the number' }).click();
    await expect(main.getByText(/Unknown number|This isn’t a badge number/)).toBeVisible();
    await look('unknown number');
  });
}
