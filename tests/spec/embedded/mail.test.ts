// Mails: their text in each language, and their delivery to a server that may be down. On PGlite.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { compose } from '@fairgate/embedded/mail/compose';
import { openPost, type Post } from '@fairgate/embedded/mail/post';
import { languageCodes } from '@fairgate/schema/locales';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Embedded, startEmbedded } from './store.ts';

describe('the text of mails', () => {
  const link = 'https://fair.example/resetPassword?reset_token=abc&lang=en';
  const kinds = ['reset', 'init', 'changed'] as const;

  it.each(languageCodes)(
    '§3 in %s: subject, recipient and the address of the button, as text and as HTML',
    (language) => {
      for (const kind of kinds) {
        const { subject, text: plain, html } = compose({ kind, language, email: 'amal@nile.example', link });
        expect(subject).not.toMatch(/[{}\r\n]/);
        for (const part of [plain, html]) expect(part).toContain('amal@nile.example');
        expect(plain).toContain(link);
        expect(html).toContain('href="https://fair.example/resetPassword?reset_token=abc&amp;lang=en"');
        if (language !== 'en')
          expect(subject).not.toBe(compose({ kind, language: 'en', email: '', link }).subject);
      }
    },
  );

  it('treats any email as text', () => {
    const { html } = compose({ kind: 'reset', language: 'en', email: `<b>$&'"</b>`, link });
    expect(html).toContain('&lt;b&gt;$&amp;&#39;&quot;&lt;/b&gt;');
  });
});

describe('mails by SMTP', () => {
  let embedded: Embedded;
  let post: Post;
  let refuse = false;
  let received: { to: string; from: string; raw: string }[] = [];
  const logged: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _, done) =>
      done(refuse ? Object.assign(new Error(`no room for ${address.address}`), { responseCode: 452 }) : null),
    onData: (stream, session, done) =>
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address).join(),
          from: mailFrom ? mailFrom.address : '',
          raw,
        });
        done();
      }, done),
  });

  beforeAll(async () => {
    embedded = await startEmbedded('PGlite');
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    post = openPost(embedded.db, {
      publicUrl: 'https://fair.example',
      smtpUrl: `smtp://127.0.0.1:${port}`,
      log: (line) => logged.push(line),
    });
  }, 60_000);
  afterAll(async () => {
    await post.close();
    await new Promise<void>((done) => {
      server.close(done);
    });
    await embedded.close();
  });

  const waiting = async () =>
    await embedded.db.rows<{ attempts: number; seconds: number | null }>({
      text: 'select attempts, extract(epoch from next_attempt_at - now())::int as seconds from mail',
    });
  const write = async () => {
    const [buyer] = await embedded.db.rows<{ id: number }>({
      text: `select id from buyer where email = 'buyer@fairgate.example'`,
    });
    await post.writeResetPassword(embedded.db, {
      buyerId: buyer?.id ?? 0,
      email: 'buyer@fairgate.example',
      language: 'ar',
    });
    post.deliver();
  };

  it('reach the server, and are deleted after delivery', async () => {
    await write();
    await vi.waitFor(() => expect(received.length).toBe(1), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000 });
    expect(received[0]).toMatchObject({ to: 'buyer@fairgate.example', from: 'no-reply@fair.example' });
    expect(received[0]?.raw).toContain('Auto-Submitted: auto-generated');
    expect(received[0]?.raw).toMatch(/multipart\/alternative/);
  });

  it('wait while the server rejects them, log no address, and are sent later, once', async () => {
    [refuse, received] = [true, []];
    await write();
    await vi.waitFor(() => expect(logged.length).toBe(1), { timeout: 10_000 });
    expect(logged[0]).toMatch(/^Cannot send a mail, will retry: EENVELOPE 452$/);
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1]);
    expect((await waiting())[0]?.seconds).toBeGreaterThan(50);
    refuse = false;
    post.deliver();
    await embedded.db.rows({ text: 'update mail set next_attempt_at = now()' });
    post.deliver();
    post.deliver();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000 });
    expect(received.length).toBe(1);
  });

  it('are dropped when the mail server has not taken them for a day', async () => {
    [refuse, received] = [true, []];
    logged.length = 0;
    await write();
    for (let attempts = 1; attempts <= 7; attempts++) {
      await vi.waitFor(() => expect(logged.length).toBe(attempts), { timeout: 10_000 });
      await embedded.db.rows({
        text: 'update mail set next_attempt_at = now() where next_attempt_at is not null',
      });
      post.deliver();
    }
    refuse = false;
    post.deliver();
    await post.close();
    expect([received, await waiting()]).toEqual([[], [{ attempts: 7, seconds: null }]]);
  });
});
