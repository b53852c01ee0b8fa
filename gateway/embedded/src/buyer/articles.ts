import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '@fairgate/schema/locales';
import { internationalSiteId } from '@fairgate/schema/constants';
import type { Store } from '../store.ts';
import type { StaticRead } from '../wire/static.ts';
import { formatCountry } from '../texts/sentences.ts';
import { articleFile, type Article, type ArticleFile, type Section } from './article-file.ts';
import { privacyLaws } from './privacy-laws.ts';

const folder = join(import.meta.dirname, '../../demo/articles');
const files = new Map<LanguageCode, Promise<ArticleFile>>();

/** The texts of each language, read and validated once. */
function textsOf(language: LanguageCode): Promise<ArticleFile> {
  const known = files.get(language);
  if (known) return known;
  const read = readFile(join(folder, `${language}.json`), 'utf8').then((text) =>
    articleFile.parse(JSON.parse(text)),
  );
  files.set(language, read);
  read.catch(() => files.delete(language));
  return read;
}

const privacy: StaticRead = async ({ language }) => (await textsOf(language)).privacy;
const aboutUs: StaticRead = async ({ language }) => (await textsOf(language)).aboutUs;
const helpTopics: StaticRead = async ({ language }) => (await textsOf(language)).helpTopics;
const tradeServices: StaticRead = async ({ language }) => (await textsOf(language)).tradeServices;

/**
 * §2.2 The policy of a site: the international one; with the law and the authority of the site's country; Japan and
 * Turkey have their own part in place of the general part on rights.
 */
function privacyPolicy({ db }: Store): StaticRead {
  return async ({ siteId, language }) => {
    const [texts, [site]] = await Promise.all([
      textsOf(language),
      db.rows<{ country_id: string | null }>(
        { name: 'country of site', text: 'select country_id from site where id = $1' },
        [siteId],
      ),
    ]);
    if (!site) return undefined;
    const country = site.country_id;
    if (country === null || siteId === internationalSiteId) return texts.privacyPolicy;
    return ofCountry(texts, country, formatCountry(language, country));
  };
}

function ofCountry(
  { privacyPolicy: general, ownPolicies, country: words }: ArticleFile,
  id: string,
  name: string,
): Article {
  const { law, authority } = privacyLaws[id] ?? {};
  const local: Section = {
    key: 'country',
    heading: name,
    paragraphs: [authority === undefined ? words.withoutAuthority : words.withAuthority],
    points: [
      ...(law ? [`${words.law}: ${law}`] : []),
      ...(authority ? [`${words.authority}: ${authority}`] : []),
    ],
  };
  const own = ownPolicies[id];
  const sections = general.sections.flatMap((section) => (section.key === 'rights' && own ? own : [section]));
  return { ...general, title: `${general.title}: ${name}`, sections: [...sections, local] };
}

export const articleReads = {
  aboutUs: () => aboutUs,
  helpTopics: () => helpTopics,
  privacy: () => privacy,
  privacyPolicy,
  tradeServices: () => tradeServices,
};
