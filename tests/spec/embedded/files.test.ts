// Files that people attach: stored once, made anew, given only by an address that is signed.
import { attachFiles, attachmentsJson, attachmentTables } from '@fairgate/embedded/files/attach';
import { sweepFiles } from '@fairgate/embedded/files/sweep-files';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '@fairgate/embedded/backup/contents';
import { openFolderStore } from '@fairgate/embedded/files/folder-store';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedInBuyer } from '../../gateway/visitor.ts';
import { password, register } from './person.ts';
import { type FileSite, placeFor, send, startFileSite, upload } from './file-site.ts';
import { officeFile, pdfFile, pictureFile, type PictureFormat } from './good-files.ts';

let site: FileSite;
beforeAll(async () => {
  site = await startFileSite();
});
afterAll(() => site.close());

const load = async (id = '', variant?: 'file' | 'preview') => {
  const answer = await fetch(site.addressOf(id, variant));
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('§7.2 a picture', () => {
  it.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'png', 'image/png'],
    ['avif', 'jpg', 'image/jpeg'],
  ] as const)(
    '%s is made anew, without its metadata, and has a preview',
    async (format: PictureFormat, end, type) => {
      const sent = await pictureFile(format, 1_000, 500);
      const stored = await upload(site, `The mug.${format}`, sent);
      expect(stored).toMatchObject({ status: 200, name: expect.stringMatching(/^The mug\.\w+$/), type });
      expect(stored.name?.endsWith(`.${type === `image/${format}` ? format : end}`)).toBe(true);
      const { status, headers, bytes } = await load(stored.id);
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(bytes.equals(sent)).toBe(false);
      expect(bytes.includes('the secret place')).toBe(false);
      const { exif, width, height } = await sharp(bytes).metadata();
      expect([exif, width, height]).toEqual([undefined, 1_000, 500]);
      const preview = await load(stored.id, 'preview');
      expect(preview.headers.get('content-type')).toBe('image/webp');
      expect(await sharp(preview.bytes).metadata()).toMatchObject({ width: 480, height: 240 });
    },
  );

  it('is upright, and no side is longer than 4,096 pixels', async () => {
    const sent = await sharp({ create: { width: 6_000, height: 300, channels: 3, background: 'white' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id } = await upload(site, 'wide.jpg', sent);
    expect(await sharp((await load(id)).bytes).metadata()).toMatchObject({ width: 205, height: 4_096 });
  });
});

describe('§7.3 a document', () => {
  it.each([
    ['drawing.pdf', pdfFile(), 'application/pdf'],
    [
      'list.docx',
      officeFile('docx'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['list.xlsx', officeFile('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['notes.txt', Buffer.from('500 kettles\r\nred'), 'text/plain'],
    ['rows.csv', Buffer.from('name;amount\nkettle;=1+1\nmug;-5\n'), 'text/csv'],
  ])('%s is only ever a download, in a sandbox', async (name, content, type) => {
    const { id, status } = await upload(site, name, content);
    expect(status).toBe(200);
    const { headers } = await load(id);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/);
    expect(headers.get('cache-control')).toBe('private, max-age=3600, immutable');
  });

  it('a table has no formulas, and its numbers stay', async () => {
    const { id } = await upload(site, 'rows.csv', Buffer.from('name;amount\nkettle;=1+1\n"a;b";-5\n'));
    expect((await load(id)).bytes.toString()).toBe('\uFEFFname;amount\nkettle;\'=1+1\n"a;b";-5\n');
  });

  it('a Word file stays one, in an archive that is made anew', async () => {
    const sent = officeFile('docx');
    const { id } = await upload(site, 'list.docx', sent);
    const { bytes } = await load(id);
    expect(bytes.equals(sent)).toBe(false);
    expect((await upload(site, 'again.docx', bytes)).status).toBe(200);
  });
});

describe('§8 a file that is not stored', () => {
  it.each([
    ['picture.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
    ['picture.jpg', pdfFile(), 'type'],
    ['text.txt', Buffer.from([0, 1, 2, 3]), 'type'],
    ['rows.csv', Buffer.from('caf\xe9', 'latin1'), 'encoding'],
    ['script.pdf', pdfFile('4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'), 'active'],
    ['locked.pdf', pdfFile('4 0 obj\n<< /Encrypt 5 0 R >>\nendobj\n'), 'protected'],
    ['cut.pdf', pdfFile().subarray(0, 200), 'damaged'],
  ])('%s is answered with the first message of the service and the reason', async (name, content, reason) => {
    const { status, errors } = await upload(site, name, content);
    expect(status).toBe(422);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^(This|The content of this) /) as string,
      extensions: { code: 'BAD_USER_INPUT', reason },
    });
  });

  it.each([
    [{ name: 'program.exe', bytes: 5 }, ['name']],
    [{ name: 'photo', bytes: 5 }, ['name']],
    [{ name: 'photo.svg', bytes: 5 }, ['name']],
    [{ name: 'photo.jpg', bytes: 0 }, ['bytes']],
    [{ name: 'photo.jpg', bytes: 10_000_001 }, ['bytes']],
  ])('%j gets no place', async (file, path) => {
    expect(await placeFor(site, file)).toMatchObject({ __typename: 'InvalidInput', path });
  });

  it('more bytes than announced, or fewer, are refused', async () => {
    const content = await pictureFile('jpeg');
    for (const bytes of [content.length - 1, content.length + 1]) {
      const { credential } = await placeFor(site, { name: 'photo.jpg', bytes });
      expect((await send(site, credential ?? '', content)).errors?.[0]?.extensions.reason).toBe('damaged');
    }
  });
});

describe('§7.3 a credential', () => {
  it('stores one file, once; the same key then says that it is stored', async () => {
    const content = await pictureFile('png');
    const file = { name: 'photo.png', bytes: content.length };
    const key = crypto.randomUUID();
    const place = await placeFor(site, file, {}, key);
    expect((await send(site, place.credential ?? '', content)).id).toBe(place.fileId);
    expect((await send(site, place.credential ?? '', content)).errors?.[0]?.extensions.reason).toBe(
      'expired',
    );
    expect(await placeFor(site, file, {}, key)).toMatchObject({ fileId: place.fileId, credential: null });
  });

  it('of a lost answer is renewed for the same file', async () => {
    const content = pdfFile();
    const file = { name: 'drawing.pdf', bytes: content.length };
    const key = crypto.randomUUID();
    const first = await placeFor(site, file, {}, key);
    const second = await placeFor(site, file, {}, key);
    expect(second.fileId).toBe(first.fileId);
    expect((await send(site, first.credential ?? '', content)).errors?.[0]?.extensions.reason).toBe(
      'expired',
    );
    expect((await send(site, second.credential ?? '', content)).status).toBe(200);
  });

  it('that is old, made up or changed stores nothing', async () => {
    const content = pdfFile();
    const { fileId, credential } = await placeFor(site, { name: 'drawing.pdf', bytes: content.length });
    await site.embedded.db.rows(
      { text: `update file set credential_until = now() - interval '1 second' where id = $1` },
      [fileId],
    );
    for (const one of [credential ?? '', 'made up', '', `${credential}x`])
      expect((await send(site, one, content)).errors?.[0]?.extensions.reason).toBe('expired');
  });

  it('§7.1 is not accepted from a page of another site', async () => {
    const content = pdfFile();
    const { credential } = await placeFor(site, { name: 'drawing.pdf', bytes: content.length });
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await send(site, credential ?? '', content, headers)).errors?.[0]?.extensions.code).toBe(
        'FORBIDDEN',
      );
    expect((await send(site, credential ?? '', content)).status).toBe(200);
  });
});

describe('an address of a file', () => {
  it('works for its file and kind only, and until it expires', async () => {
    const { id = '' } = await upload(site, 'photo.png', await pictureFile('png'));
    const { id: other = '' } = await upload(site, 'other.png', await pictureFile('png'));
    const address = site.addressOf(id);
    expect((await fetch(address)).status).toBe(200);
    for (const wrong of [
      address.replace(id, other),
      `${address}&variant=preview`,
      address.replace(/expires=(\d+)/, (_, seconds: string) => `expires=${Number(seconds) + 1}`),
      address.replace(/expires=\d+/, 'expires=1'),
      address.split('?')[0] ?? '',
    ])
      expect((await fetch(wrong)).status).toBe(404);
  });

  it('of the service itself needs the key of the gateway', async () => {
    const { id = '' } = await upload(site, 'photo.png', await pictureFile('png'));
    expect((await site.embedded.services.buyer.inject(`/files/${id}`)).statusCode).toBe(403);
  });
});

const conversationOf = async (): Promise<{ conversationId: number; messageId: number }> => {
  const { db } = site.embedded;
  const [conversation] = await db.rows<{ id: number }>({
    text: `insert into conversation (kind) values ('ticket') returning id`,
  });
  const [message] = await db.rows<{ id: number }>(
    {
      text: `insert into conversation_message (conversation_id, author, author_name, body, lang) values ($1, 'guest', 'Amal', 'Hello', 'en') returning id::float8 as id`,
    },
    [conversation?.id],
  );
  return { conversationId: conversation?.id ?? 0, messageId: message?.id ?? 0 };
};

const attach = async (
  owner: { kind: 'buyer' | 'guest' | 'supplier'; id: string; visitorId: string },
  ids: string[],
) => {
  const { conversationId, messageId } = await conversationOf();
  await site.embedded.db.transaction((transaction) =>
    attachFiles(transaction, owner, ids, {
      table: 'message_file',
      columns: { message_id: messageId, conversation_id: conversationId },
    }),
  );
  return messageId;
};

describe('attached files', () => {
  it('are read in their order, for many messages at once', async () => {
    const guest = { kind: 'guest', id: 'v-1', visitorId: 'v-1' } as const;
    const ids = await Promise.all(
      ['a.png', 'b.png'].map(
        async (name) => (await upload(site, name, await pictureFile('png'), { visitorId: 'v-1' })).id ?? '',
      ),
    );
    const one = await attach(guest, ids);
    const other = await attach(guest, ids.toReversed());
    const found = await site.embedded.db.rows<{ id: number; files: { fileName: string }[] }>(
      {
        text: `select m.id::float8 as id, ${attachmentsJson('message_file', 'message_id', 'm.id')} as files from conversation_message m where id = any($1) order by id`,
      },
      [[one, other]],
    );
    expect(found.map(({ id, files }) => [id, files.map(({ fileName }) => fileName)])).toEqual([
      [one, ['a.png', 'b.png']],
      [other, ['b.png', 'a.png']],
    ]);
  });

  it('can be those of the caller only, or of the same visitor before the login', async () => {
    const buyer = await signedInBuyer(site.gateway);
    const [row] = await site.embedded.db.rows<{ id: string }>({
      text: 'select max(id)::text as id from buyer',
    });
    const sent = pdfFile();
    const own = await upload(site, 'own.pdf', sent, { cookie: buyer.cookie() });
    const [stored] = await site.embedded.db.rows<{ owner: string; owner_id: string }>(
      { text: 'select owner, owner_id from file where id = $1' },
      [own.id],
    );
    expect(stored?.owner).toBe('buyer');
    const guests = await upload(site, 'guest.pdf', sent, { visitorId: 'v-7' });
    const me = { kind: 'buyer', id: stored?.owner_id ?? '', visitorId: 'v-7' } as const;
    const swapped = { ...me, id: String(Number(row?.id) + 1) };
    await expect(attach(swapped, [own.id ?? ''])).rejects.toMatchObject({ code: 40_042 });
    await expect(
      attach({ kind: 'supplier', id: me.id, visitorId: '' }, [own.id ?? '']),
    ).rejects.toMatchObject({ code: 40_042 });
    await expect(attach({ ...me, visitorId: 'v-8' }, [guests.id ?? ''])).rejects.toMatchObject({
      code: 40_042,
    });
    await attach(me, [own.id ?? '', guests.id ?? '']);
    const taken = await site.embedded.db.rows({ text: 'select owner from file where id = $1' }, [guests.id]);
    expect(taken).toEqual([{ owner: 'buyer' }]);
  });

  it('that are not stored yet cannot be attached', async () => {
    const { fileId } = await placeFor(site, { name: 'late.pdf', bytes: 10 }, { visitorId: 'v-9' });
    await expect(attach({ kind: 'guest', id: 'v-9', visitorId: 'v-9' }, [fileId])).rejects.toMatchObject({
      code: 40_042,
    });
  });

  it('§7.3 a credential is for the owner of its file only', async () => {
    const content = pdfFile();
    const key = crypto.randomUUID();
    const file = { name: 'mine.pdf', bytes: content.length };
    await placeFor(site, file, { visitorId: 'v-10' }, key);
    // The key belongs to the file of somebody else.
    expect(await placeFor(site, file, { visitorId: 'v-11' }, key)).toMatchObject({
      path: ['idempotencyKey'],
    });
  });
});

describe('a sweep', () => {
  it('deletes files that nothing is attached to for a day, and no others', async () => {
    const { db, files } = site.embedded;
    const guest = { kind: 'guest', id: 'v-20', visitorId: 'v-20' } as const;
    const picture = await pictureFile('png');
    const [attached = '', old = '', young = ''] = await Promise.all(
      ['attached.png', 'old.png', 'young.png'].map(
        async (name) => (await upload(site, name, picture, { visitorId: 'v-20' })).id ?? '',
      ),
    );
    await attach(guest, [attached]);
    await db.rows({ text: `update file set created_at = now() - interval '25 hours' where id = any($1)` }, [
      [attached, old],
    ]);
    await sweepFiles(db, files);
    const left = await db.rows<{ id: string }>({ text: 'select id from file where owner_id = $1' }, ['v-20']);
    expect(left.map(({ id }) => id).sort()).toEqual([attached, young].sort());
    expect(
      await Promise.all(
        [attached, old, `${old}.preview`, young].map(async (key) => (await files.open(key)) !== undefined),
      ),
    ).toEqual([true, false, false, true]);
  });

  it('forgets the key of a file that it deletes: who sends it again gets a new place', async () => {
    const { db, files } = site.embedded;
    const file = { name: 'late.pdf', bytes: 10 };
    const key = crypto.randomUUID();
    const first = await placeFor(site, file, { visitorId: 'v-21' }, key);
    await db.rows({ text: `update file set created_at = now() - interval '25 hours' where id = $1` }, [
      first.fileId,
    ]);
    await sweepFiles(db, files);
    const second = await placeFor(site, file, { visitorId: 'v-21' }, key);
    expect(second.__typename).toBe('Upload');
    expect(second.fileId).not.toBe(first.fileId);
  });

  it('knows all tables that refer to files', async () => {
    const tables = await site.embedded.db.rows<{ name: string }>({
      text: `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'file'::regclass order by 1`,
    });
    expect(tables.map(({ name }) => name)).toEqual([...attachmentTables].sort());
  });
});

const sendMessage = /* GraphQL */ `
  mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) {
      __typename
      ... on Message {
        id
        body
        attachments {
          name
        }
      }
      ... on InvalidInput {
        path
      }
      ... on Refusal {
        code
      }
    }
  }
`;
const readConversation = /* GraphQL */ `
  query ($id: ID!) {
    viewer {
      ... on Buyer {
        conversation(id: $id) {
          lastMessage {
            attachments {
              id
            }
          }
          messages(first: 5) {
            nodes {
              attachments {
                id
                name
                type
                url
                preview {
                  src
                  width
                  height
                }
              }
            }
          }
        }
      }
    }
  }
`;
type ReadConversation = {
  viewer: {
    conversation: {
      lastMessage: { attachments: { id: string }[] };
      messages: {
        nodes: { attachments: { name: string; url: string; preview: { src: string } | null }[] }[];
      };
    } | null;
  };
};

describe('§7.3 a message with files', () => {
  it('§6 is read by those who may read its conversation, and by no other buyer; nobody attaches the files of others', async () => {
    const { db } = site.embedded;
    const [buyer, other] = await Promise.all([register(site.embedded), register(site.embedded)]);
    const of = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
    const [conversation] = await db.rows<{ id: string }>(
      {
        text: `insert into conversation (kind, buyer_id, supplier_id) values ('enquiry', $1, (select min(id) from supplier)) returning id::text`,
      },
      [buyer.userId],
    );
    const conversationId = conversation?.id ?? '';
    const picture = await pictureFile('png');
    const uploadAs = async (token: string) => {
      const input = { idempotencyKey: crypto.randomUUID(), name: 'photo.png', bytes: picture.length };
      const { data } = await site.gateway.query<{ requestUpload: { fileId: string; credential: string } }>(
        'mutation ($input: UploadInput!) { requestUpload(input: $input) { ... on Upload { fileId credential } } }',
        { input },
        { authorization: `Bearer ${token}` },
      );
      await send(site, data.requestUpload.credential, picture);
      return data.requestUpload.fileId;
    };
    const [own, foreign] = await Promise.all([uploadAs(buyer.token), uploadAs(other.token)]);
    const write = (attachmentIds: string[], body = '') =>
      site.gateway.query<{ sendMessage: object }>(
        sendMessage,
        { input: { idempotencyKey: crypto.randomUUID(), conversationId, body, attachmentIds } },
        of(buyer),
      );
    expect((await write([])).data.sendMessage).toMatchObject({ path: ['body'] });
    expect((await write([foreign])).data.sendMessage).toMatchObject({ path: ['attachmentIds'] });
    expect((await write(['made-up'])).data.sendMessage).toMatchObject({ path: ['attachmentIds', '0'] });
    expect((await write([own, own])).data.sendMessage).toMatchObject({ path: ['attachmentIds'] });
    expect((await write([own])).data.sendMessage).toMatchObject({
      __typename: 'Message',
      body: '',
      attachments: [{ name: 'photo.png' }],
    });
    const { data } = await site.gateway.query<ReadConversation>(
      readConversation,
      { id: conversationId },
      of(buyer),
    );
    const [file] = data.viewer.conversation?.messages.nodes[0]?.attachments ?? [];
    expect(data.viewer.conversation?.lastMessage.attachments).toEqual([{ id: own }]);
    expect(file).toMatchObject({ name: 'photo.png', preview: { width: 64, height: 48 } });
    expect((await fetch(site.gateway.url + (file?.url ?? ''))).status).toBe(200);
    expect((await fetch(site.gateway.url + (file?.preview?.src ?? ''))).status).toBe(200);
    const swapped = await site.gateway.query<ReadConversation>(
      readConversation,
      { id: conversationId },
      of(other),
    );
    expect(swapped.data.viewer.conversation).toBeNull();
  });
});

describe('a person’s files', () => {
  it('are in the export of the account with their addresses, and leave with it', async () => {
    const { db, files } = site.embedded;
    const { person, token } = await register(site.embedded);
    const content = pdfFile();
    const input = { idempotencyKey: crypto.randomUUID(), name: 'own.pdf', bytes: content.length };
    const { data } = await site.gateway.query<{ requestUpload: { fileId: string; credential: string } }>(
      'mutation ($input: UploadInput!) { requestUpload(input: $input) { ... on Upload { fileId credential } } }',
      { input },
      { authorization: `Bearer ${token}` },
    );
    const { fileId, credential } = data.requestUpload;
    await send(site, credential, content);
    const exported = await site.gateway.query<{ exportData: { json: string } }>(
      'mutation { exportData { ... on DataExport { json } } }',
      {},
      { authorization: `Bearer ${token}` },
    );
    const [file] = (
      JSON.parse(exported.data.exportData.json) as { files: { fileName: string; url: string }[] }
    ).files;
    expect(file?.fileName).toBe('own.pdf');
    expect((await fetch(site.gateway.url + (file?.url ?? ''))).status).toBe(200);
    expect((await person.call('/account/delete.json', { password })).code).toBe(200);
    expect(await db.rows({ text: 'select id from file where id = $1' }, [fileId])).toEqual([]);
    expect(await files.open(fileId)).toBeUndefined();
  });

  it('belong to a backup, without those that are being written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairgate-files-'));
    try {
      const store = openFolderStore(join(folder, 'files'));
      await store.put('r3Zk0q8Jt1uXw7Ya2bC4dE', pdfFile());
      await writeFile(join(folder, 'files', 'r3', 'r3Zk0q8Jt1uXw7Ya2bC4dF.7.tmp'), 'half');
      expect((await filesOf(folder)).map(({ path }) => path)).toEqual(['files/r3/r3Zk0q8Jt1uXw7Ya2bC4dE']);
      await expect(store.put('../../etc/passwd', Buffer.from('x'))).rejects.toThrow('not the key of a file');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
