import { emailRule } from '@fairgate/schema/rules/email';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findBuyer } from '../accounts/buyers.ts';
import { addLink } from '../accounts/links.ts';
import { needServiceKey } from '../accounts/service-key.ts';
import type { Store } from '../store.ts';
import { faultCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';

const mailsMost = 100;
const mails = {
  name: 'mailbox',
  text: `select id::text, recipient as "to", kind, subject, text, html, created_at as "createTime" from mail where next_attempt_at is null order by mail.id desc limit ${mailsMost}`,
};

/**
 * GET /mailbox: the unsent mails, and messages to phones, while no mail server is set, the newest first. POST /control/ac: the `ac` (§2.9) of a
 * page in a notification. Both require the service key.
 */
export function addBuyerControl(service: FastifyInstance, { db, post, serviceKey }: Store): void {
  service.get('/mailbox', async (request, reply) => {
    needServiceKey(request.headers, serviceKey);
    return reply.header('cache-control', 'no-store').send({ list: post.keeps ? await db.rows(mails) : [] });
  });
  service.post('/control/ac', async (request) => {
    needServiceKey(request.headers, serviceKey);
    const { email } = z.object({ email: emailRule }).parse(request.body);
    const buyer = await findBuyer(db, email);
    if (!buyer) throw new ErrorAnswer(faultCodes.unknown, 'unknown account', faultCodes.unknown);
    return { ac: await addLink(db, buyer.id, 'ac') };
  });
}
