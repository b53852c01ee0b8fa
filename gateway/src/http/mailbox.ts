// /mailbox: mails that the buyer service stores because it has no mail server. A reader can take over every account, so it
// serves only the person at this machine: the setting MAILBOX turns it on, it answers requests of this machine that no
// proxy forwards, and only under a local host name, which other sites cannot use (DNS rebinding). It is for developers and therefore in English.
import { escapeMarkup } from '@fairgate/schema/escape-markup';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SourceError } from '../envelope/source-error.ts';
import type { Gateway } from '../gateway.ts';
import { mailPolicy } from './content-policy.ts';
import { retryAfterFaultSeconds } from './errors.ts';
import { isFromThisMachine } from './this-machine.ts';

const list = z.object({
  list: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      kind: z.string(),
      subject: z.string(),
      html: z.string(),
      createTime: z.string(),
      // Other services may have none.
      attachments: z.array(z.string()).default([]),
    }),
  ),
});
type Mail = z.infer<typeof list>['list'][number];
const attachment = z.object({
  type: z.enum(['image/png', 'application/pdf', 'text/calendar; charset=utf-8']),
  content: z.base64(),
});

const deadlineMs = 5_000;
const localName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
export function registerMailbox(
  app: FastifyInstance,
  { gateway, serviceKey }: { gateway: Gateway; serviceKey: string },
): void {
  /** @returns undefined when it does not exist. */
  async function read(path: string): Promise<unknown> {
    const { status, text } = await gateway.clients.buyer.http.send(
      { method: 'GET', path, headers: { 'x-service-key': serviceKey } },
      deadlineMs,
    );
    if (status === 404) return undefined;
    if (status !== 200) throw new SourceError('SERVER_ERROR', { details: { method: 'GET', path, status } });
    return JSON.parse(text);
  }
  async function mails(): Promise<readonly Mail[]> {
    const found = await read('/mailbox');
    if (found === undefined) throw new SourceError('SERVER_ERROR', { details: { path: '/mailbox' } });
    return list.parse(found).list;
  }

  const isAllowed = (request: FastifyRequest) =>
    localName.test(request.hostname) && isFromThisMachine(request);

  /** @param render returns undefined when the mail does not exist. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    render: (all: readonly Mail[]) => string | undefined,
  ): Promise<FastifyReply> {
    reply
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': mailPolicy,
      })
      .type('text/html; charset=utf-8');
    if (!isAllowed(request))
      return reply
        .code(404)
        .send(
          page(
            'Not found',
            '<p>The mailbox opens on this machine only, under its local name and without a proxy.</p>',
          ),
        );
    const all = await mails().catch((error: unknown) => {
      if (!(error instanceof SourceError)) throw error;
      return undefined;
    });
    if (!all)
      return reply
        .code(502)
        .header('retry-after', retryAfterFaultSeconds)
        .send(page('No mails just now', '<p>The buyer service does not answer.</p>'));
    const html = render(all);
    return reply
      .code(html === undefined ? 404 : 200)
      .send(
        html ??
          page(
            'No such mail',
            '<p>It may have been removed with its account.</p><p><a href="/mailbox">All mails</a></p>',
          ),
      );
  }

  app.get('/mailbox', (request, reply) => answer(request, reply, listPage));
  app.get<{ Params: { id: string } }>('/mailbox/:id', (request, reply) =>
    answer(request, reply, (all) => {
      const found = all.find(({ id }) => id === request.params.id);
      return found && mailPage(found);
    }),
  );
  app.get<{ Params: { id: string; name: string } }>('/mailbox/:id/:name', async (request, reply) => {
    const { id, name } = request.params;
    const found = isAllowed(request)
      ? await read(`/mailbox/${encodeURIComponent(id)}/${encodeURIComponent(name)}`)
      : undefined;
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': mailPolicy,
    });
    if (found === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const { type, content } = attachment.parse(found);
    return reply.type(type).send(Buffer.from(content, 'base64'));
  });
}

const attachmentPath = (id: string, name: string) =>
  `/mailbox/${encodeURIComponent(id)}/${encodeURIComponent(name)}`;

/** A mail as a mail program shows it: the pictures in its text, and links to its attachments. */
function mailPage({ id, html, attachments }: Mail): string {
  if (attachments.length === 0) return html;
  const links = attachments.map(
    (name) => `<li><a href="${escapeMarkup(attachmentPath(id, name))}">${escapeMarkup(name)}</a></li>`,
  );
  return html
    .replaceAll(/"cid:([\w-]+)"/g, (_, cid: string) => `"${attachmentPath(id, `${cid}.png`)}"`)
    .replace(
      '</body>',
      () => `<section lang="en" dir="ltr"><h2>Attachments</h2><ul>${links.join('')}</ul></section></body>`,
    );
}

function listPage(mails: readonly Mail[]): string {
  const items = mails.map(
    ({ id, to, subject, createTime, attachments }) =>
      `<li><a href="/mailbox/${encodeURIComponent(id)}">${escapeMarkup(subject)}</a><br><small>to <bdi>${escapeMarkup(to)}</bdi>, <time datetime="${escapeMarkup(createTime)}">${escapeMarkup(createTime.replace('T', ' ').slice(0, 19))} UTC</time>${attachments.length > 0 ? `, with ${escapeMarkup(attachments.join(', '))}` : ''}</small></li>`,
  );
  return page(
    'Mailbox',
    items.length > 0
      ? `<ol reversed>${items.join('')}</ol>`
      : '<p>No mails yet. They appear here for example after a request for a new password.</p>',
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Fairgate</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:40rem;padding:1.5rem 1rem;overflow-wrap:anywhere}li{padding-block:.5rem}</style></head>
<body><main><h1>${title}</h1><p>No mail server is set (SMTP_URL), so mails stay on this machine.</p>${body}</main></body></html>`;
}
