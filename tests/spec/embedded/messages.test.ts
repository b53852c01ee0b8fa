// Codes to phones by a provider with Twilio's Messages API.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readSettings } from '@fairgate/embedded/config';
import { openPost, type Post } from '@fairgate/embedded/mail/post';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Embedded, startEmbedded } from './store.ts';

describe('§7.3 messages to phones', () => {
  let embedded: Embedded;
  let post: Post;
  let status = 201;
  const received: { path: string; authorization: string; form: Record<string, string> }[] = [];
  const logged: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        form: Object.fromEntries(new URLSearchParams(body)),
      });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"message":"the number +201001234567 cannot be reached"}');
    });
  });
  const open = (template?: string) =>
    openPost(embedded.db, {
      publicUrl: 'https://fair.example',
      smtpUrl: 'smtp://127.0.0.1:9',
      messages: {
        url: `http://AC1:s%40cret@127.0.0.1:${(server.address() as AddressInfo).port}/Accounts/AC1/Messages.json`,
        smsFrom: '+15005550006',
        whatsappFrom: '+15005550007',
        whatsappTemplate: template,
      },
      log: (line) => logged.push(line),
    });

  beforeAll(async () => {
    embedded = await startEmbedded();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.close();
    await embedded.close();
  });
  beforeEach(async () => {
    await embedded.db.rows({ text: 'delete from mail' });
    [received.length, logged.length, status] = [0, 0, 201];
    post = open();
  });
  afterEach(() => post.close());

  const write = async (channel: 'mobile' | 'whatsapp') => {
    await post.writeCode(embedded.db, { channel, to: '+201001234567', language: 'ar', code: '012345' });
    post.deliver();
  };
  const waiting = () =>
    embedded.db.rows<{ attempts: number }>({ text: 'select attempts from mail order by id' });

  it('go to the provider with user and password, and are deleted', async () => {
    await write('mobile');
    await write('whatsapp');
    await vi.waitFor(async () => expect([received.length, await waiting()]).toEqual([2, []]), 60_000);
    const [sms, whatsapp] = received;
    expect(sms).toMatchObject({
      path: '/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:s@cret').toString('base64')}`,
      form: { To: '+201001234567', From: '+15005550006' },
    });
    expect(sms?.form['Body']).toMatch(/012345.*\n\n@fair\.example #012345$/s);
    expect(whatsapp?.form).toMatchObject({ To: 'whatsapp:+201001234567', From: 'whatsapp:+15005550007' });
    expect(whatsapp?.form['Body']).toContain('012345');
  });

  it('by WhatsApp use an approved template where there is one', async () => {
    // Two at once would share the messages.
    await post.close();
    post = open('HX1');
    await write('whatsapp');
    await vi.waitFor(() => expect(received.length).toBe(1), 60_000);
    expect(received[0]?.form).toMatchObject({ ContentSid: 'HX1', ContentVariables: '{"1":"012345"}' });
    expect(received[0]?.form).not.toHaveProperty('Body');
  });

  it('wait while the provider refuses them; the log has neither the number nor a secret', async () => {
    status = 401;
    await write('mobile');
    await vi.waitFor(() => expect(logged.length).toBe(1), 60_000);
    expect(logged).toEqual(['Cannot send a message, will retry: NotTaken 401']);
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1]);
  });

  it('§5 are not sent any more when the code has expired', async () => {
    status = 503;
    await write('mobile');
    await vi.waitFor(() => expect(logged.length).toBe(1), 60_000);
    status = 201;
    await embedded.db.rows({
      text: `update mail set next_attempt_at = now(), created_at = now() - interval '37 minutes'`,
    });
    await write('whatsapp');
    await vi.waitFor(() => expect(received.length).toBe(2), 60_000);
    expect(received.map(({ form }) => form['To'])).toEqual(['+201001234567', 'whatsapp:+201001234567']);
  });

  it('are offered where there is a provider, and stay in the mailbox where there is no mail server either', async () => {
    const channelsOf = async (settings: object) => {
      const other = openPost(embedded.db, {
        publicUrl: 'https://fair.example',
        log: () => undefined,
        ...settings,
      });
      await other.close();
      return other.codeChannels;
    };
    const smtpUrl = 'smtp://127.0.0.1:9';
    const messages = { url: 'https://a:b@messages.example', smsFrom: '+15005550006' };
    expect(await channelsOf({})).toEqual(['email', 'mobile', 'whatsapp']);
    expect(await channelsOf({ smtpUrl })).toEqual(['email']);
    expect(await channelsOf({ smtpUrl, messages })).toEqual(['email', 'mobile']);
  });
});

describe('the settings of the provider', () => {
  const url = 'https://AC1:secret@api.twilio.com/2010-04-01/Accounts/AC1/Messages.json';
  it.each([
    [{ MESSAGES_URL: url }, /MESSAGES_URL must be set together with SMS_FROM/],
    [{ SMS_FROM: '+15005550006' }, /MESSAGES_URL must be set together with SMS_FROM/],
    [
      { MESSAGES_URL: 'https://api.twilio.com/x', SMS_FROM: '+15005550006' },
      /must have a user and a password/,
    ],
    [{ MESSAGES_URL: url, WHATSAPP_FROM: 'Fairgate' }, /WHATSAPP_FROM must be a number/],
    [{ MESSAGES_URL: url, WHATSAPP_FROM: '+15005550006', WHATSAPP_TEMPLATE: 'x' }, /WHATSAPP_TEMPLATE must/],
  ])('%o are refused without showing the secret', (settings, message) => {
    expect(() => readSettings(settings)).toThrow(message);
    expect(() => readSettings(settings)).not.toThrow(/secret@/);
  });

  it('may have a name or a messaging service as the sender', () => {
    for (const sender of ['+15005550006', 'Fairgate', 'MG0123'])
      expect(readSettings({ MESSAGES_URL: url, SMS_FROM: sender }).SMS_FROM).toBe(sender);
  });
});
