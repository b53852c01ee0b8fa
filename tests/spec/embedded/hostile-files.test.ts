// Hostile files: none is served as it was sent, and none stops the service.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileSite, startFileSite, upload } from './file-site.ts';
import { pictureFile } from './good-files.ts';
import { hostileFiles } from './hostile-files.ts';
import { isWhole } from '../../setup/whole.ts';

let site: FileSite;
beforeAll(async () => {
  site = await startFileSite();
});
afterAll(() => site.close());

/** What a program would run, wherever it is in a file. */
const active = /<script|onload=|onerror=|<\?php|#!\/bin|This program cannot|cmd\|"|^[=+@]/m;

/** One of so many files, unless all tests run. */
const sampled = 4;

describe('§7.2 §7.3 200 hostile files', () => {
  it('none is served as it was sent; what is stored is made anew and only ever a picture or a download', async () => {
    const all = await hostileFiles();
    expect(all).toHaveLength(200);
    const files = all.filter((_, at) => isWhole || at % sampled === 0);
    const outcomes = { refused: 0, madeAnew: 0 };
    const wrong: string[] = [];
    for (const [index, { name, content, isMadeAnew }] of files.entries()) {
      const sender = { visitorId: `v-hostile-${index}`, ip: `203.0.113.${index % 250}` };
      const { id, status, errors, name: storedName = '' } = await upload(site, name, content, sender);
      if (id === undefined) {
        outcomes.refused += 1;
        if (errors?.[0]?.extensions.code !== 'BAD_USER_INPUT')
          wrong.push(`${name}: ${status} ${errors?.[0]?.message}`);
        continue;
      }
      outcomes.madeAnew += 1;
      if (!isMadeAnew) wrong.push(`${name}: stored`);
      if (/[/\\\r\n"<>\u202E]/.test(storedName) || storedName.length > 120)
        wrong.push(`${name}: named ${storedName}`);
      const answer = await fetch(site.addressOf(id));
      const served = Buffer.from(await answer.arrayBuffer());
      const { headers } = answer;
      const isPicture = /^image\/(?:jpeg|png|webp)$/.test(headers.get('content-type') ?? '');
      const isDownload = headers.get('content-disposition')?.startsWith('attachment;');
      if (served.equals(content)) wrong.push(`${name}: served as sent`);
      if (isPicture && active.test(served.toString('latin1'))) wrong.push(`${name}: still active`);
      if (!isPicture && !isDownload) wrong.push(`${name}: shown`);
      if (headers.get('x-content-type-options') !== 'nosniff') wrong.push(`${name}: sniffed`);
      if (headers.get('content-security-policy')?.includes('; sandbox') !== true)
        wrong.push(`${name}: no sandbox`);
    }
    expect(wrong).toEqual([]);
    expect(outcomes.refused).toBeGreaterThan(files.length * 0.75);
    expect((await upload(site, 'good.png', await pictureFile('png'))).status).toBe(200);
  });
});
