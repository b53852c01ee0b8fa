import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@fairgate/schema/locales';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../mails');
const text = z.string().min(1);
const about = z.string().includes('{email}');

const mailTexts = z.strictObject({
  resetSubject: text,
  resetText: about,
  resetButton: text,
  initSubject: text,
  initText: about,
  initButton: text,
  changedSubject: text,
  changedText: about,
  changedButton: text,
  badgeSubject: z.string().includes('{exhibition}'),
  badgeText: z.string().includes('{exhibition}').includes('{number}').includes('{days}').includes('{place}'),
  badgeButton: text,
  badgeCode: text,
  badgeAttached: text,
  badgeDaysSubject: z.string().includes('{exhibition}'),
  badgeDaysText: z
    .string()
    .includes('{exhibition}')
    .includes('{number}')
    .includes('{days}')
    .includes('{place}'),
  standSubject: z.string().includes('{exhibition}'),
  standText: z.string().includes('{exhibition}').includes('{number}'),
  standButton: text,
  standNoticeSubject: z.string().includes('{exhibition}'),
  standNoticeText: z.string().includes('{exhibition}').includes('{number}'),
  standNoticeButton: text,
  prizeNoticeSubject: z.string().includes('{exhibition}'),
  prizeNoticeText: z.string().includes('{exhibition}'),
  prizeNoticeButton: text,
  codeSubject: z.string().includes('{code}'),
  codeText: z.string().includes('{code}').includes('{minutes}'),
  notYou: text,
  copy: text,
  settings: text,
});

export type MailTexts = z.infer<typeof mailTexts>;

const known = new Map<LanguageCode, MailTexts>();

/** The mail texts of a language: mails/{language}.json, read on first use. */
export function mailTextsIn(language: LanguageCode): MailTexts {
  let texts = known.get(language);
  if (!texts)
    known.set(
      language,
      (texts = mailTexts.parse(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')))),
    );
  return texts;
}
