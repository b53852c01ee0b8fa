import type { LanguageCode } from '@fairgate/schema/locales';
import { emailRule } from '@fairgate/schema/rules/email';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findBuyer } from '../accounts/buyers.ts';
import { addLink } from '../accounts/links.ts';
import { needServiceKey } from '../accounts/service-key.ts';
import { type Attached, attachmentNames } from '../mail/attachments.ts';
import type { Store } from '../store.ts';
import { faultCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { toId } from '../wire/form.ts';

const mailsMost = 100;
const mails = {
  name: 'mailbox',
  text: `select id::text, recipient as "to", kind, subject, text, html, badge, meeting_id as "meetingId", created_at as "createTime" from mail where next_attempt_at is null order by mail.id desc limit ${mailsMost}`,
};
const mail = {
  name: 'mail of mailbox',
  text: 'select lang, badge, meeting_id as "meetingId" from mail where id = $1 and next_attempt_at is null',
};

/**
 * GET /mailbox: the unsent mails, and messages to phones, while no mail server is set, the newest first; GET
 * /mailbox/{id}/{name}: an attachment of one. POST /control/ac: the `ac` (§2.9) of a
 * page in a notification. All require the service key.
 */
export function addBuyerControl(service: FastifyInstance, { db, post, serviceKey }: Store): void {
  service.get('/mailbox', async (request, reply) => {
    needServiceKey(request.headers, serviceKey);
    const rows = post.keeps ? await db.rows<Attached>(mails) : [];
    return reply.header('cache-control', 'no-store').send({
      list: rows.map(({ badge, meetingId, ...row }) => ({
        ...row,
        attachments: attachmentNames({ badge, meetingId }),
      })),
    });
  });
  service.get<{ Params: { id: string; name: string } }>(
    '/mailbox/:id/:name',
    async ({ headers, params: { id, name } }, reply) => {
      needServiceKey(headers, serviceKey);
      type Row = Attached & { lang: LanguageCode };
      const [row] = post.keeps ? await db.rows<Row>(mail, [toId(id) ?? 0]) : [];
      const file = row && (await post.attachmentsOf(row)).find((one) => one.name === name);
      if (!file) return reply.code(404).send({ list: [] });
      return reply
        .header('cache-control', 'no-store')
        .send({ type: file.type, content: file.content.toString('base64') });
    },
  );
  service.post('/control/ac', async (request) => {
    needServiceKey(request.headers, serviceKey);
    const { email } = z.object({ email: emailRule }).parse(request.body);
    const buyer = await findBuyer(db, email);
    if (!buyer) throw new ErrorAnswer(faultCodes.unknown, 'unknown account', faultCodes.unknown);
    return { ac: await addLink(db, buyer.id, 'ac') };
  });
}
