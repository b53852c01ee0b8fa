// Mails: their text in each language, and their delivery to a server that may be down. On PGlite.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { issueBadge } from '@fairgate/embedded/badges/issue';
import { compose, type MailKind } from '@fairgate/embedded/mail/compose';
import { openPost, type Post } from '@fairgate/embedded/mail/post';
import { mailTextsIn } from '@fairgate/embedded/mail/texts';
import { type LanguageCode, languageCodes } from '@fairgate/schema/locales';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Embedded, startEmbedded } from './store.ts';

/** A part of a mail by its type, decoded (RFC 2045 §6). */
function partOf(raw: string, type: string): { head: string; content: Buffer } {
  const found = raw.split(/\r\n--[^\r\n]+/).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...rest] = found.split('\r\n\r\n');
  if (head.includes('base64')) return { head, content: Buffer.from(rest.join(''), 'base64') };
  const lines = rest.join('\r\n\r\n').replaceAll('=\r\n', '');
  const bytes = lines.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return { head, content: Buffer.from(bytes, 'latin1') };
}

describe('the text of mails', () => {
  const link = 'https://fair.example/resetPassword?reset_token=abc&lang=en';
  const kinds = ['reset', 'init', 'changed'] as const;
  const sourcingKinds = [
    'enquiry',
    'enquiryMessage',
    'enquiryAnswer',
    'rfq',
    'rfqMessage',
    'rfqChange',
    'rfqClosed',
    'rfqDeclined',
    'rfqAnswer',
    'quotation',
    'quotationAccepted',
    'quotationDeclined',
    'quotationWithdrawn',
  ] as const satisfies readonly MailKind[];

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

  it.each(languageCodes)(
    '§7.3 in %s: mails of enquiries and RFQs name number and supplier, in words of the language',
    (language) => {
      const values = { number: 'R-7', supplier: 'Nile Kettles' };
      const written = (kind: MailKind, of: LanguageCode) =>
        compose({ kind, language: of, email: '', link, values, logsIn: true });
      for (const kind of sourcingKinds) {
        const { subject, text: plain, html } = written(kind, language);
        expect(subject + plain + html.replace(/ style="[^"]*"/g, '')).not.toMatch(/[{}]/);
        expect(plain).toContain('R-7');
        if (language !== 'en') {
          const english = written(kind, 'en');
          const [body, login] = english.text.split('\n\n');
          expect(subject).not.toBe(english.subject);
          for (const part of [body, login]) expect(plain).not.toContain(part);
        }
        // Body, login, address and name: nothing says that it can be ignored.
        expect(plain.split('\n\n')).toHaveLength(4);
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
  });
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
    await vi.waitFor(() => expect(received.length).toBe(1), { timeout: 60_000 });
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
    expect(received[0]).toMatchObject({ to: 'buyer@fairgate.example', from: 'no-reply@fair.example' });
    expect(received[0]?.raw).toContain('Auto-Submitted: auto-generated');
    expect(received[0]?.raw).toMatch(/multipart\/alternative/);
  });

  it('wait while the server rejects them, log no address, and are sent later, once', async () => {
    [refuse, received] = [true, []];
    await write();
    await vi.waitFor(() => expect(logged.length).toBe(1), { timeout: 60_000 });
    expect(logged[0]).toMatch(/^Cannot send a mail, will retry: EENVELOPE 452$/);
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1]);
    expect((await waiting())[0]?.seconds).toBeGreaterThan(50);
    refuse = false;
    post.deliver();
    await embedded.db.rows({ text: 'update mail set next_attempt_at = now()' });
    post.deliver();
    post.deliver();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
    expect(received.length).toBe(1);
  });

  const writeBadge = async (language: LanguageCode = 'ar') => {
    const badge = await embedded.db.transaction((transaction) =>
      issueBadge(transaction, {
        exhibitionId: 802,
        kind: 'visitor',
        name: 'أمل حسن',
        company: 'شركة النيل',
        email: 'amal@nile.example',
        buyerId: null,
      }),
    );
    await post.writeBadge(embedded.db, {
      about: 'registration',
      isRevoked: false,
      email: 'amal@nile.example',
      language,
      exhibitionId: 802,
      badgeNo: badge.number,
      link: badge.link,
      exhibition: 'معرض',
      place: 'القاهرة',
      from: '2027-02-10',
      to: '2027-02-12',
    });
    return badge;
  };

  it('§7.3 the badge is in its mail: the code in the text, the PDF attached, from a short row', async () => {
    [refuse, received] = [false, []];
    const badge = await writeBadge();
    const [row] = await embedded.db.rows<{ characters: number }>({
      text: 'select length(mail::text) as characters from mail',
    });
    expect(row?.characters).toBeLessThan(10_000);
    post.deliver();
    await vi.waitFor(() => expect(received.length).toBe(1), { timeout: 60_000 });
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
    const raw = received[0]?.raw ?? '';
    const part = (type: string) => partOf(raw, type);
    const picture = part('image/png');
    expect(picture.head).toContain('Content-ID: <badge-code>');
    const { data, info } = await sharp(picture.content)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQr({ ...info, data })).toBe(badge.code);
    const pdf = part('application/pdf');
    expect(pdf.head).toContain(`badge-${badge.number}.pdf`);
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.content.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  });

  const undrawable = {
    'cannot be drawn': "code = repeat('x', 9000)",
    'was revoked meanwhile': 'revoked_at = now()',
  };
  it.each(Object.entries(undrawable))(
    '§7.3 a badge that %s: its mail shows no code and promises no file, and has the link',
    async (_, change) => {
      for (const language of languageCodes) {
        [refuse, received] = [false, []];
        const { number } = await writeBadge(language);
        await embedded.db.rows({ text: `update badge set ${change} where number = '${number}'` });
        const [written] = await embedded.db.rows<{ text: string; html: string }>({
          text: 'select text, html from mail',
        });
        const { badgeAttached, badgeCode } = mailTextsIn(language);
        for (const part of [written?.text, written?.html]) expect(part).toContain(badgeAttached);
        post.deliver();
        await vi.waitFor(() => expect(received.length).toBe(1), { timeout: 60_000 });
        await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
        const raw = received[0]?.raw ?? '';
        expect(raw).not.toMatch(/^Content-(Disposition|Type: (image|application))/im);
        const parts = ['text/plain', 'text/html'].map((type) => partOf(raw, type).content.toString());
        for (const part of parts) {
          expect(part).toContain('https://fair.example/');
          expect(part).not.toContain(badgeAttached);
          expect(part).not.toContain(badgeCode);
          expect(part).not.toMatch(/PDF|cid:/);
        }
      }
    },
  );

  it('are dropped when the mail server has not taken them for a day', async () => {
    [refuse, received] = [true, []];
    logged.length = 0;
    await write();
    for (let attempts = 1; attempts <= 7; attempts++) {
      await vi.waitFor(() => expect(logged.length).toBe(attempts), { timeout: 60_000 });
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

describe('a mail server that does not answer', () => {
  let embedded: Embedded;
  const posts: Post[] = [];
  const sockets = new Set<Socket>();
  /** What the server sends on a new connection, and after each line. */
  let talk: (socket: Socket, line: string) => void = () => undefined;
  const commands: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket, '');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        commands.push(line);
        talk(socket, line);
      }
    });
  });

  beforeAll(async () => {
    embedded = await startEmbedded('PGlite');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    await Promise.all(posts.splice(0).map((post) => post.close()));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    commands.length = 0;
    await embedded.db.rows({ text: 'delete from mail' });
  });
  afterAll(async () => {
    server.close();
    await embedded.close();
  });

  const open = () => {
    const post = openPost(embedded.db, {
      publicUrl: 'https://fair.example',
      smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      log: () => undefined,
    });
    posts.push(post);
    return post;
  };
  const send = async (post: Post) => {
    await post.writePasswordChanged(embedded.db, {
      buyerId: 1,
      email: 'buyer@fairgate.example',
      language: 'en',
    });
    post.deliver();
  };
  /** Accepts everything up to the message, and never acknowledges that. */
  const acceptUpToData = (socket: Socket, line: string) => {
    const answer = {
      '': '220 ready',
      EHLO: '250 here',
      MAIL: '250 ok',
      RCPT: '250 ok',
      DATA: '354 go on',
    }[line.slice(0, 4)];
    if (answer !== undefined) socket.write(`${answer}\r\n`);
  };

  it.each([
    ['that never greets', () => undefined],
    ['that never acknowledges a message', acceptUpToData],
    [
      'that sends a word now and then',
      (socket: Socket) => void setInterval(() => socket.write('220-wait\r\n'), 200).unref(),
    ],
  ])('%s does not hold up the end of the service', async (_, behaviour) => {
    talk = behaviour;
    const post = open();
    await send(post);
    await vi.waitFor(() => expect(sockets.size).toBeGreaterThan(0), { timeout: 60_000 });
    const start = performance.now();
    await post.close();
    expect(performance.now() - start).toBeLessThan(20_000);
    const [left] = await embedded.db.rows<{ soon: boolean }>({
      text: `select next_attempt_at <= now() + interval '1 minute' as soon from mail`,
    });
    expect(left).toEqual({ soon: true });
  });

  it('gets a mail from one process only, however long it takes to accept it', async () => {
    talk = acceptUpToData;
    const [one, other] = [open(), open()];
    await send(one);
    await vi.waitFor(() => expect(commands).toContain('.'), { timeout: 60_000 });
    await embedded.db.rows({
      text: `update mail set next_attempt_at = next_attempt_at - interval '9 minutes'`,
    });
    other.deliver();
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    expect(commands.filter((line) => line === '.')).toHaveLength(1);
  });

  it('gets a mail once, also when the database fails in the moment after it was accepted', async () => {
    talk = (socket, line) => {
      if (line === '.') socket.write('250 accepted\r\n');
      else acceptUpToData(socket, line);
    };
    let failures = 2;
    const db: Embedded['db'] = {
      ...embedded.db,
      rows: (statement, values) =>
        statement.name === 'remove mail' && failures-- > 0
          ? Promise.reject(new Error('Connection terminated'))
          : embedded.db.rows(statement, values),
    };
    const post = openPost(db, {
      publicUrl: 'https://fair.example',
      smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      log: () => undefined,
    });
    posts.push(post);
    await send(post);
    await vi.waitFor(async () => expect(await embedded.db.rows({ text: 'select from mail' })).toEqual([]), {
      timeout: 60_000,
    });
    expect(commands.filter((line) => line === '.')).toHaveLength(1);
  });

  it('gets the same Message-ID in each attempt', async () => {
    talk = (socket, line) => {
      if (line === '.') socket.write('451 later\r\n');
      else acceptUpToData(socket, line);
    };
    const post = open();
    await send(post);
    const ids = () => commands.filter((line) => line.startsWith('Message-ID:'));
    await vi.waitFor(() => expect(ids()).toHaveLength(1), { timeout: 60_000 });
    await vi.waitFor(
      async () => {
        await embedded.db.rows({ text: 'update mail set next_attempt_at = now()' });
        post.deliver();
        expect(ids()).toHaveLength(2);
      },
      { timeout: 60_000 },
    );
    expect(ids()[0]).toMatch(/@fair\.example>$/);
    expect(new Set(ids()).size).toBe(1);
  });
});
