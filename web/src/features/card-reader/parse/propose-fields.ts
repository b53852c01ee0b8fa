// Proposes what each line of a card is. Pure: lines in, lines out; a person confirms them.
import { addressesIn, companyInAddress, countryInAddress } from './addresses.ts';
import { cleanLine, plain } from './clean.ts';
import type { Countries } from './countries.ts';
import { nameScore } from './name-score.ts';
import { parsePhone, phonesIn, withoutPhones, type PhoneKind } from './phones.ts';
import type { FoundLine } from './read-field.ts';
import type { ReadLine } from './read-line.ts';
import { addressWords, companyWords, isJobTitle } from './words.ts';

type Part = {
  readonly text: string;
  /** Relative to the tallest line. */
  readonly height: number;
  readonly phone?: PhoneKind;
  field: FoundLine['field'];
};

/** What is read less surely is a logo or a stain. */
const leastConfidence = 25;
/** Columns and separators within a line. */
const separator = /\s+[|•·]\s+|\s*[|•]\s*/u;
const hasText = /\p{L}{2}|\p{N}{4}|[\p{Script=Han}\p{Script=Hangul}]/u;

export function proposeFields(lines: readonly ReadLine[], countries: Countries): readonly FoundLine[] {
  const tallest = Math.max(...lines.map(({ height }) => height));
  const parts = lines
    .filter(({ confidence }) => confidence >= leastConfidence)
    .flatMap(({ text, height }) =>
      text
        .split(separator)
        .map(cleanLine)
        .flatMap((piece) => partsOf(piece, height / tallest)),
    );
  markPhone(parts);
  keepFirst(parts, 'email');
  keepFirst(parts, 'website');
  markJobTitle(parts);
  markAddress(parts, countries);
  markCompanyAndName(parts);
  const country = countryOf(parts, countries);
  return [
    ...parts.map(({ text, field }) => ({ text, field })),
    ...(country === undefined ? [] : [{ text: countries.nameOf(country), field: 'countryCode' as const }]),
  ];
}

/** An email, a website and numbers are parts of their own; a label without a value is none. */
function partsOf(line: string, height: number): Part[] {
  const { emails, websites, rest } = addressesIn(line);
  const phones = addressWords.test(rest) && !/^\W*(\p{L}+\W+)?\+/u.test(rest) ? [] : phonesIn(rest);
  const left = cleanLine(phones.length > 0 ? withoutPhones(rest) : rest);
  const isLabel = phones.length + emails.length + websites.length > 0 && left.length < 18;
  return [
    ...(isLabel || !hasText.test(left) ? [] : [{ text: left, height, field: undefined }]),
    ...phones.map(({ kind, text }) => ({ text, height, phone: kind, field: undefined })),
    ...emails.map((text) => ({ text, height, field: 'email' as const })),
    ...websites.map((text) => ({ text, height, field: 'website' as const })),
  ];
}

/** The first mobile number, else the first that is no fax. */
function markPhone(parts: readonly Part[]): void {
  const best = parts.find(({ phone }) => phone === 'mobile') ?? parts.find(({ phone }) => phone === 'phone');
  if (best) best.field = 'phone';
}

function keepFirst(parts: readonly Part[], field: 'email' | 'website'): void {
  for (const part of parts.filter((one) => one.field === field).slice(1)) part.field = undefined;
}

const isFree = ({ field, phone }: Part): boolean => field === undefined && phone === undefined;
const isOnlineAddress = ({ text }: Part): boolean => /[@\w]\.[a-z]{2,}$/i.test(text) && !text.includes(' ');

/** A line with the word of a title, unless it is a company's. */
function markJobTitle(parts: readonly Part[]): void {
  const found = parts.find((part) => isFree(part) && isJobTitle(part.text) && !companyWords.test(part.text));
  const best = found ?? parts.find((part) => isFree(part) && isJobTitle(part.text) && part.height < 0.8);
  if (best) best.field = 'jobTitle';
}

/** Streets, post codes and countries, and lines with digits beside one. */
function markAddress(parts: readonly Part[], countries: Countries): void {
  const free = parts.filter((part) => isFree(part) && !isOnlineAddress(part));
  for (const part of free) {
    const { text } = part;
    const isStreet = addressWords.test(text) && (/\p{N}/u.test(text) || !companyWords.test(text));
    const isPlace =
      countries.find(text) !== undefined && (/[\p{N},،、]/u.test(text) || text.split(' ').length < 3);
    if ((isStreet || isPlace) && !(companyWords.test(text) && !/\p{N}/u.test(text))) part.field = 'address';
  }
  for (const [at, part] of parts.entries()) {
    const beside = [parts[at - 1], parts[at + 1]];
    if (isFree(part) && /\p{N}{2}/u.test(part.text) && beside.some((other) => other?.field === 'address'))
      part.field = 'address';
  }
}

function markCompanyAndName(parts: readonly Part[]): void {
  const onlineAddresses = parts
    .filter(({ field }) => field === 'email' || field === 'website')
    .map(({ text }) => text);
  const email = onlineAddresses.find((text) => text.includes('@'));
  const domains = onlineAddresses.flatMap((text) => companyInAddress(text) ?? []).map(toLetters);
  const free = () =>
    parts.filter((part) => isFree(part) && !isOnlineAddress(part) && !/^\P{L}*$/u.test(part.text));
  const byHeight = (found: readonly Part[]) => found.toSorted((one, other) => other.height - one.height);

  const company =
    byHeight(free().filter(({ text }) => companyWords.test(text)))[0] ??
    byHeight(free().filter(({ text }) => domains.some((domain) => isInDomain(domain, toLetters(text)))))[0];
  if (company) company.field = 'company';

  const title = parts.findIndex(({ field }) => field === 'jobTitle');
  const [name] = free()
    .map((part) => ({
      part,
      score: nameScore(part.text, {
        height: part.height,
        email,
        fromTitle: title < 0 ? undefined : parts.indexOf(part) - title,
      }),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  if (name) name.part.field = 'name';

  if (!company) {
    const [other] = byHeight(free());
    if (other) other.field = 'company';
  }
}

const toLetters = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
const commonLettersLeast = 4;
/** A company's domain is its name, or the beginning of it. */
const isInDomain = (domain: string, line: string): boolean =>
  domain.length >= commonLettersLeast &&
  (line.includes(domain) || (line.length >= commonLettersLeast && domain.includes(line)));

/** The country of the address, else of the number, else of the website or the email. */
function countryOf(parts: readonly Part[], countries: Countries): string | undefined {
  const of = (field: FoundLine['field']) =>
    parts.filter((part) => part.field === field).map(({ text }) => text);
  const named = of('address')
    .flatMap((text) => countries.find(text) ?? [])
    .at(-1);
  const countryOfPhone = () => of('phone').flatMap((text) => parsePhone(text, undefined)?.country ?? [])[0];
  const countryOfDomain = () =>
    [...of('website'), ...of('email')]
      .flatMap((text) => countryInAddress(text) ?? [])
      .find(countries.isCountry);
  return named ?? countryOfPhone() ?? countryOfDomain();
}
