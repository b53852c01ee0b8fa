// What the system posts to the service worker when a person shares something to the installed app.
import { attachmentsMaxCount, fileMaxBytes } from '@fairgate/schema/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Share } from './share-store.ts';

const stored: Share[] = [];
const put = vi.fn<(share: Share) => Promise<void>>();
vi.mock(import('./share-store.ts'), () => ({ putShare: (share: Share) => put(share) }));
vi.mock(import('workbox-routing'), () => ({ registerRoute: vi.fn<() => void>() }) as never);

const { answerShare } = await import('./share-target.ts');

beforeEach(() => {
  stored.length = 0;
  put.mockReset().mockImplementation((share) => {
    stored.push(share);
    return Promise.resolve();
  });
});

const post = (body: BodyInit) =>
  answerShare(new Request('https://fair.example/share-target', { method: 'POST', body }));
async function share(fields: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('files', file);
  const answer = await post(form);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://fair.example/rfq']);
  return stored.at(-1);
}
const file = (name: string, type = '', content: BlobPart = 'x') => new File([content], name, { type });
const namesOf = (shared: Share | undefined) => shared?.files.map(({ name }) => name);

describe('what is shared to the installed app', () => {
  it('is stored with its texts and files, and the form of an RFQ opens', async () => {
    const shared = await share({ title: ' Kettle ', text: 'UK plug', url: 'https://shop.example/7' }, [
      file('kettle.jpg', 'image/jpeg'),
      file('drawing.pdf', 'application/pdf'),
    ]);
    expect(shared).toMatchObject({ title: 'Kettle', text: 'UK plug', url: 'https://shop.example/7' });
    expect(namesOf(shared)).toEqual(['kettle.jpg', 'drawing.pdf']);
    expect(shared).not.toHaveProperty('problem');
  });

  it.each([
    ['type', file('photo.heic', 'image/heic')],
    ['empty', file('kettle.png', 'image/png', '')],
    ['large', file('kettle.png', 'image/png', new Uint8Array(fileMaxBytes + 1))],
  ] as const)('a file that cannot be attached (%s) is left out, with the reason', async (problem, wrong) => {
    const shared = await share({}, [wrong, file('drawing.pdf')]);
    expect([namesOf(shared), shared?.problem]).toEqual([['drawing.pdf'], problem]);
  });

  it('files beyond the most are left out', async () => {
    const all = Array.from({ length: attachmentsMaxCount + 2 }, (_, index) => file(`${index}.pdf`));
    const shared = await share({}, all);
    expect([shared?.files.length, shared?.problem]).toEqual([attachmentsMaxCount, 'many']);
  });

  it('a file without the end of a name gets that of its media type', async () => {
    expect(namesOf(await share({}, [file('1000001', 'image/png'), file('scan', 'application/pdf')]))).toEqual(
      ['1000001.png', 'scan.pdf'],
    );
  });

  it('a share without a file has none', async () => {
    expect(namesOf(await share({ text: 'Kettles' }, [file('')]))).toEqual([]);
    expect(stored[0]).not.toHaveProperty('problem');
  });

  it('on a full device the texts are stored, and the reason', async () => {
    put.mockRejectedValueOnce(new Error('full'));
    const shared = await share({ text: 'Kettles' }, [file('kettle.png')]);
    expect(shared).toMatchObject({ text: 'Kettles', files: [], problem: 'full' });
  });

  it('what is no form, or cannot be stored at all, opens the form, too', async () => {
    expect((await post('text')).status).toBe(303);
    put.mockRejectedValue(new Error('full'));
    expect((await post(new FormData())).status).toBe(303);
    expect(stored).toEqual([]);
  });
});
