import type { Page } from '@playwright/test';

/** The path and query of a link in the newest mail to an email: the first link, or the first to a page. '' without a mail. */
export async function linkMailedTo(page: Page, email: string, to = '/'): Promise<string> {
  const list = await (await page.request.get('/mailbox')).text();
  const id = list
    .split('<li>')
    .find((item) => item.includes(`<bdi>${email}</bdi>`))
    ?.match(/\/mailbox\/(\d+)/)?.[1];
  const mail = id ? await (await page.request.get(`/mailbox/${id}`)).text() : '';
  const links = [...mail.matchAll(/<a href="https?:\/\/[^/"]+([^"]+)"/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
  return links.find((path) => path.startsWith(to)) ?? '';
}
