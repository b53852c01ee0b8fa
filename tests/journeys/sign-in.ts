// Sign-in by the visible forms.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

export const demoBuyer = { email: 'buyer@fairgate.example', password: 'fairgate1' };
export const demoSupplier = { email: 'supplier@fairgate.example', password: 'fairgate1' };

/** An email without an account. */
export const newEmail = (): string => `journey-${randomUUID().slice(0, 8)}@example-trading.com`;

/** The panel, in the modal or on its page. */
export const loginSide = (within: Locator): Locator => within.getByRole('region', { name: 'Log in' });
export const registerSide = (within: Locator): Locator => within.getByRole('region', { name: 'Join free' });
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in or join free' });

export async function fillLogin(
  side: Locator,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await side.getByLabel('Email').fill(email);
  await side.getByLabel('Password', { exact: true }).fill(password);
  await side.getByRole('button', { name: 'Continue' }).click();
}

export async function fillRegistration(
  side: Locator,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await side.getByLabel('Email').fill(email);
  await side.getByLabel('Password', { exact: true }).fill(password);
  await side.getByRole('button', { name: 'Join free' }).click();
}

/** Opens the account menu and reads the name of the account. */
export async function expectSignedIn(page: Page, email: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Account', exact: true }).filter({ visible: true }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText(email);
  return menu;
}
