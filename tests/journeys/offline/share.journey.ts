// What the system's share menu gives to the installed app begins an RFQ, also without a network.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';
import { installed } from './installed.ts';
import { forgiveNetwork } from './problems.ts';

test.afterEach(forgiveNetwork);

/** Posts what the system would: a form to the address of the manifest. */
async function share(page: Page, fields: Readonly<Record<string, string>>, files: readonly string[]) {
  await page.evaluate(
    ([texts, names]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share-target', enctype: 'multipart/form-data' });
      const input = (name: string, type: string) => {
        const one = Object.assign(document.createElement('input'), { name, type });
        form.append(one);
        return one;
      };
      for (const [name, value] of Object.entries(texts)) input(name, 'text').value = value;
      const transfer = new DataTransfer();
      for (const name of names) transfer.items.add(new File(['500 kettles'], name));
      input('files', 'file').multiple = true;
      const [chosen] = form.querySelectorAll<HTMLInputElement>('[type=file]');
      if (chosen) chosen.files = transfer.files;
      document.body.append(form);
      form.submit();
    },
    [fields, files] as const,
  );
  await page.waitForURL('**/rfq');
}

test(
  '§7.3 a text and a file that are shared offline begin an RFQ, and follow what was typed',
  variant,
  async ({ page, context }) => {
    await installed(page);
    await open(page, '/rfq');
    await page.getByLabel('Quantity', { exact: true }).fill('500');
    await page.getByLabel('Details').fill('By May.');
    await context.setOffline(true);
    await share(page, { title: 'Kettle', text: 'UK plug' }, ['drawing.pdf', 'film.mp4']);
    await expect(page.getByLabel('What do you need?')).toHaveValue('Kettle');
    await expect(page.getByLabel('Details')).toHaveValue('By May.\n\nUK plug');
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('500');
    await expect(page.getByText('drawing.pdf')).toBeVisible();
    await expect(page.getByText('This isn’t a file that we accept.', { exact: false })).toBeVisible();
    // It is taken once.
    await page.reload();
    await expect(page.getByLabel('Details')).toHaveValue('By May.\n\nUK plug');
    await expect(page.getByText('drawing.pdf')).toHaveCount(1);
  },
);
