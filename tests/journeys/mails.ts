import type { APIRequestContext, Page } from '@playwright/test';

/** The newest mail or message to an email or a phone number, as the mailbox lists it; '' without one. */
async function newestTo(from: APIRequestContext, to: string): Promise<string> {
  const list = await (await from.get('/mailbox')).text();
  return list.split('<li>').find((item) => item.includes(`<bdi>${to}</bdi>`)) ?? '';
}

/** The path and query of a link in the newest mail to an email: the first link, or the first to a page. '' without a mail. */
export async function linkMailedTo(page: Page, email: string, to = '/'): Promise<string> {
  const id = (await newestTo(page.request, email)).match(/\/mailbox\/(\d+)/)?.[1];
  const mail = id ? await (await page.request.get(`/mailbox/${id}`)).text() : '';
  const links = [...mail.matchAll(/<a href="https?:\/\/[^/"]+([^"]+)"/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
  return links.find((path) => path.startsWith(to)) ?? '';
}

/** The code in the newest mail or message, whose subject begins with it; '' without one. */
export async function codeSentTo(from: APIRequestContext, to: string): Promise<string> {
  return (await newestTo(from, to)).match(/>(\d{6})\b/)?.[1] ?? '';
}
