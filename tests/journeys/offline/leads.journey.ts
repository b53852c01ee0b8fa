// §2.4 An exhibitor collects leads at its stand: the demo supplier, at the fair that is open.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import encodeQR from 'qr';
import { expect, hydrated, open, test } from '../journey.ts';
import { variant } from '../variant.ts';
import { demoSupplier, newEmail } from '../sign-in.ts';

const exhibitionId = '802';

type Data = Record<string, Record<string, unknown>>;
async function ask(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data } = (await answer.json()) as { data?: Data };
  if (!data) throw new Error(`No answer to ${query}`);
  return data;
}

async function signInSupplier(page: Page): Promise<void> {
  const { email: account, password } = demoSupplier;
  const data = await ask(
    page,
    'mutation($input: SupplierLoginInput!) { supplierLogin(input: $input) { __typename } }',
    { input: { account, password } },
  );
  expect(data['supplierLogin']).toEqual({ __typename: 'SupplierSignedIn' });
}

/** A visitor with a badge. @returns the name, the number, and a picture of the badge's code. */
async function newVisitor(browser: Browser, baseURL: string | undefined) {
  const name = `Amal ${randomUUID().slice(0, 8)}`;
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const input = {
    idempotencyKey: randomUUID(),
    exhibitionId,
    email: newEmail(),
    contactName: name,
    companyName: 'Nile Trading House',
    countryCode: 'EG',
  };
  const { preRegister } = await ask(
    page,
    'mutation($input: PreRegisterInput!) { preRegister(input: $input) { ... on Registration { badgeLink badgeNumber } } }',
    { input },
  );
  const { openBadge } = await ask(
    page,
    'mutation($link: String!) { openBadge(link: $link) { ... on Badge { signedCode } } }',
    { link: preRegister?.['badgeLink'] },
  );
  await context.close();
  const code = String(openBadge?.['signedCode']);
  const buffer = Buffer.from(encodeQR(code, 'gif', { scale: 8, border: 4 }));
  return {
    name,
    number: String(preRegister?.['badgeNumber']),
    picture: { name: 'badge.gif', mimeType: 'image/gif', buffer },
  };
}
type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** A device of the supplier with the scanner. */
async function newScanner(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInSupplier(page);
  await open(page, '/scanBadge');
  await expect(page.getByText('Ready, also without a network.')).toBeVisible();
  await expect(page.getByLabel('Fair', { exact: true })).toHaveValue(exhibitionId);
  // Until the account is known, this device only checks badges.
  await expect(page.getByText('Scan a visitor’s badge at your stand')).toBeVisible();
  return page;
}
async function scan(page: Page, visitor: Visitor): Promise<void> {
  await page.getByLabel('Read a picture').setInputFiles(visitor.picture);
  await expect(page.getByRole('status').filter({ hasText: visitor.name })).toContainText('Lead saved');
}
const note = (page: Page) => page.getByLabel('Note', { exact: true });

/** The note that the account has. */
async function storedNote(page: Page, { name }: Visitor): Promise<string | undefined> {
  const { viewer } = await ask(
    page,
    `{ viewer { ... on SupplierUser { leads(exhibitionId: "${exhibitionId}", first: 100) { nodes { name note } } } } }`,
  );
  const { nodes } = viewer?.['leads'] as { nodes: { name: string; note: string }[] };
  return nodes.find((lead) => lead.name === name)?.note;
}

test(
  '§2.4 a note that is typed is sent after a reload, and when another lead is chosen',
  variant,
  async ({ browser, baseURL }) => {
    const [first, second] = [await newVisitor(browser, baseURL), await newVisitor(browser, baseURL)];
    const page = await newScanner(browser, baseURL);
    await scan(page, first);
    await expect(page.getByText('All scans have been sent.')).toBeVisible();
    // The field keeps the focus: nothing is sent by leaving it.
    await note(page).fill('Wants samples');
    expect(await storedNote(page, first)).toBe('');
    await page.reload();
    await hydrated(page);
    await expect(note(page)).toHaveValue('Wants samples');
    await expect.poll(() => storedNote(page, first)).toBe('Wants samples');

    await scan(page, second);
    await note(page).fill('Asked for prices');
    const others = page.getByRole('region', { name: 'Leads on this device' }).getByRole('listitem');
    // Chosen without a change of the focus.
    await others
      .filter({ hasText: first.name })
      .getByRole('button', { name: 'Note' })
      .evaluate((button) => (button as HTMLButtonElement).click());
    await expect(note(page)).toHaveValue('Wants samples');
    await expect.poll(() => storedNote(page, second)).toBe('Asked for prices');
    await page.context().close();
  },
);

test(
  '§2.4 a note on a lead of another device: changed online and offline, and the first device shows it',
  variant,
  async ({ browser, baseURL }) => {
    const visitor = await newVisitor(browser, baseURL);
    const scanner = await newScanner(browser, baseURL);
    await scan(scanner, visitor);
    await note(scanner).fill('Wants samples');
    await scanner.getByRole('button', { name: 'Save note' }).click();
    await expect.poll(() => storedNote(scanner, visitor)).toBe('Wants samples');

    const office = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await office.newPage();
    await signInSupplier(page);
    await open(page, '/');
    const lead = page.getByRole('listitem').filter({ hasText: visitor.name });
    await expect(lead).toContainText('Wants samples');
    await lead.getByRole('button', { name: 'Note', exact: true }).click();
    await expect(note(page)).toBeFocused();
    await note(page).fill('Wants samples by Monday');
    await lead.getByRole('button', { name: 'Save note' }).click();
    await expect.poll(() => storedNote(page, visitor)).toBe('Wants samples by Monday');
    await expect(lead.getByRole('button', { name: 'Note', exact: true })).toBeFocused();
    await expect(lead.getByText('Saved on this device')).toBeHidden();

    await office.setOffline(true);
    await lead.getByRole('button', { name: 'Note', exact: true }).click();
    await note(page).fill('Wants samples by Friday');
    await lead.getByRole('button', { name: 'Save note' }).click();
    await expect(lead).toContainText('Wants samples by Friday');
    await expect(lead.getByText('Saved on this device')).toBeVisible();
    expect(await storedNote(scanner, visitor)).toBe('Wants samples by Monday');
    await office.setOffline(false);
    await expect.poll(() => storedNote(scanner, visitor)).toBe('Wants samples by Friday');
    await expect(lead.getByText('Saved on this device')).toBeHidden();
    await expect(lead).toContainText('Wants samples by Friday');

    // What the first device knew is older.
    await expect(note(scanner)).toHaveValue('Wants samples');
    await scanner.reload();
    await hydrated(scanner);
    await expect(note(scanner)).toHaveValue('Wants samples by Friday');
    await Promise.all([office.close(), scanner.context().close()]);
  },
);

test(
  '§2.4 a visitor whom two phones scan, one of them without a network, is one lead with both notes',
  variant,
  async ({ browser, baseURL }) => {
    const visitor = await newVisitor(browser, baseURL);
    const [one, two] = [await newScanner(browser, baseURL), await newScanner(browser, baseURL)];
    await one.context().setOffline(true);
    await scan(one, visitor);
    await note(one).fill('Wants samples');
    await one.getByRole('button', { name: 'Save note' }).click();
    await scan(two, visitor);
    await note(two).fill('Call on Monday');
    await two.getByRole('button', { name: 'Save note' }).click();
    await expect.poll(() => storedNote(two, visitor)).toBe('Call on Monday');
    await one.context().setOffline(false);
    await expect.poll(() => storedNote(two, visitor)).toBe('Wants samples\n\nCall on Monday');
    // Both phones have both notes now; the first one writes one in their place.
    await one.reload();
    await hydrated(one);
    await expect(note(one)).toHaveValue('Wants samples\n\nCall on Monday');
    await note(one).fill('Samples; call on Monday');
    await one.getByRole('button', { name: 'Save note' }).click();
    await expect.poll(() => storedNote(two, visitor)).toBe('Samples; call on Monday');
    await open(two, '/');
    const rows = two.getByRole('listitem').filter({ hasText: visitor.name });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Samples; call on Monday');
    await Promise.all([one.context().close(), two.context().close()]);
  },
);

test(
  '§2.4 a lead that is refused says why, also after a reload, until it is removed',
  variant,
  async ({ browser, baseURL }) => {
    const visitor = await newVisitor(browser, baseURL);
    const page = await newScanner(browser, baseURL);
    // The scanner does not know yet that the badge is revoked.
    const organiser = await browser.newContext({ baseURL: baseURL ?? '' });
    const desk = await organiser.newPage();
    await ask(
      desk,
      'mutation { organiserLogin(input: { email: "organiser@fairgate.example", password: "fairgate1" }) { __typename } }',
    );
    const { viewer } = await ask(
      desk,
      `query($keyword: String!) { viewer { ... on OrganiserUser { exhibition(id: "${exhibitionId}") { registrations(keyword: $keyword) { nodes { id } } } } } }`,
      { keyword: visitor.number },
    );
    const { registrations } = viewer?.['exhibition'] as { registrations: { nodes: { id: string }[] } };
    const { revokeOrganisedBadge } = await ask(
      desk,
      'mutation($input: RevokeOrganisedBadgeInput!) { revokeOrganisedBadge(input: $input) { __typename } }',
      {
        input: { idempotencyKey: randomUUID(), registrationId: registrations.nodes[0]?.id, reason: 'Lost' },
      },
    );
    expect(revokeOrganisedBadge).toEqual({ __typename: 'OrganisedRegistration' });

    await page.getByLabel('Read a picture').setInputFiles(visitor.picture);
    const refused = page.getByRole('status').filter({ hasText: visitor.name });
    await expect(refused).toContainText('No lead from this badge');
    await expect(refused).toContainText('It has been revoked.');
    await page.reload();
    await hydrated(page);
    await expect(refused).toContainText('It has been revoked.');

    await open(page, '/');
    const item = page
      .getByRole('region', { name: 'Leads that weren’t accepted' })
      .getByRole('listitem')
      .filter({ hasText: visitor.name });
    await expect(item).toContainText('It has been revoked.');
    await item.getByRole('button', { name: 'Remove' }).click();
    await expect(item).toBeHidden();
    await open(page, '/scanBadge');
    await expect(page.getByText('Ready, also without a network.')).toBeVisible();
    await expect(refused).toBeHidden();
    await Promise.all([organiser.close(), page.context().close()]);
  },
);
