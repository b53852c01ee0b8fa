import type { Page } from '@playwright/test';

/** The address that the newest mail to somebody leads to, as path and query; '' without such a mail. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get('/mailbox')).text();
  const id = list.split('<li>').find((item) => item.includes(`<bdi>${email}</bdi>`))?.match(/\/mailbox\/(\d+)/)?.[1];
  const mail = id ? await (await page.request.get(`/mailbox/${id}`)).text() : '';
  const href = /<a href="([^"]+)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return href.replace(/^https?:\/\/[^/]+/, '');
}
