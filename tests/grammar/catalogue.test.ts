import { industries, jobTitlesOf, purposesOf } from '@fairgate/schema/constants';
import { errorCodes, errors, isErrorCode, messageOf, remedyOf } from '@fairgate/schema/errors';
import * as limits from '@fairgate/schema/limits';
import {
  directionOf,
  fromAcceptLanguage,
  languageCodes,
  locales,
  negotiateLanguage,
  toLanguageCode,
} from '@fairgate/schema/locales';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('languages', () => {
  it('§3 are nineteen, in order', () => {
    expect(languageCodes.join(' ')).toBe('zh en ar tr pl es pt ru fa ms id ja ko de th tl vi my km');
  });
  it('§3 only Arabic and Farsi are right-to-left', () => {
    expect(languageCodes.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar', 'fa']);
  });
  it.each(locales)(
    '§3 $code has a tag that Intl knows, in script $script',
    ({ code, tag, script, direction }) => {
      expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toHaveLength(1);
      expect(new Intl.Locale(tag).maximize().script).toBe(script);
      expect(toLanguageCode(tag)).toBe(code);
      expect(direction === 'rtl').toBe(script === 'Arab');
    },
  );

  it.each([
    [{ query: 'de', cookie: 'fr', acceptLanguage: 'es' }, 'de'],
    [{ query: 'xx', cookie: 'ar', acceptLanguage: 'es' }, 'ar'],
    [{ acceptLanguage: 'fr-FR, pt-BR;q=0.8, en;q=0.9' }, 'en'],
    [{ acceptLanguage: 'fr;q=1, pt-BR;q=0.8' }, 'pt'],
    [{ acceptLanguage: 'de;q=0, ja;q=0.1' }, 'ja'],
    [{ acceptLanguage: 'fil-PH' }, 'tl'],
    [{ acceptLanguage: 'zh-Hant-TW' }, 'zh'],
    [{ acceptLanguage: 'in' }, 'id'],
    [{ acceptLanguage: '*' }, 'en'],
    [{ query: 'constructor', cookie: '__proto__' }, 'en'],
    [{}, 'en'],
  ] as const)('§4 negotiates %j to %s', (hints, code) => expect(negotiateLanguage(hints)).toBe(code));

  it('§4 never throws on any header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        const code = fromAcceptLanguage(header);
        if (code !== undefined) expect(languageCodes).toContain(code);
      }),
    );
  });
});

describe('the registry of errors', () => {
  it('§8 INVALID_TOKEN has its sentence and logs out', () => {
    expect(messageOf('INVALID_TOKEN')).toBe('Maybe you signed in another place, please relogin again.');
    expect(errors.INVALID_TOKEN.effect).toBe('log-out');
  });
  it.each([
    ['SERVER_ERROR', 'server error'],
    ['NETWORK_ERROR', 'network error'],
    ['TIME_OUT', 'request time out'],
  ] as const)('§8 %s says by default: %s', (code, message) => expect(messageOf(code)).toBe(message));
  it.each([
    ['SUPPLIER_EMAIL', 'saaa.registersuppliererror'],
    ['ACCOUNT_NOT_FOUND', 'saas.register.notexist'],
    ['EMAIL_EXISTS', 'saas.register.emailbeenexist'],
    ['INVALID_EMAIL', 'validator.email'],
  ] as const)('§8 %s has the key %s', (code, key) => expect(errors[code].key).toBe(key));
  it('§8 the message of a failed load of texts names language and site', () => {
    expect(messageOf('I18N_LOAD_FAILED', { language: 'de', site: '999' })).toBe(
      'The texts for language de and site 999 couldn’t be loaded.',
    );
  });
  it('§8 a request waits after what can pass, and no other', () => {
    const codesOf = (wanted: string | undefined) => errorCodes.filter((code) => remedyOf(code) === wanted);
    expect(codesOf('connection')).toEqual(['NETWORK_ERROR', 'TIME_OUT']);
    expect(codesOf('wait')).toEqual(['RATE_LIMITED']);
    expect(codesOf('release')).toEqual(errorCodes.filter((code) => errors[code].kind === 'request'));
    expect(codesOf(undefined)).toContain('BAD_USER_INPUT');
  });
  it('§8 has no key twice among codes, and no invalid code', () => {
    const keys = Object.values(errors).flatMap((entry) => ('key' in entry ? [entry.key] : []));
    expect(new Set(keys).size).toBe(keys.length);
    expect(isErrorCode('toString')).toBe(false);
  });
});

describe('limits and enumerations', () => {
  it('§9 every limit names its unit or what it counts', () => {
    for (const name of Object.keys(limits))
      expect(name).toMatch(
        /(?:Ms|Px|Vh|Ratio|Days|Number|Characters|Products|Units|Results|Count|Bytes|Pixels|Hours)$/,
      );
  });
  it('§9 is consistent: 30 days, 36 minutes', () => {
    expect(limits.loginTokenTtlMs).toBe(30 * 86_400_000);
    expect(limits.verificationTtlMs).toBe(36 * 60_000);
  });
  it('§3 has ten industries with unique codes', () => {
    expect(industries).toHaveLength(10);
    expect(new Set(industries.map((industry) => industry.code)).size).toBe(10);
  });
  it('§3 maternity has more purposes; textile, home and pets differ in job titles', () => {
    expect(purposesOf('ABC').slice(-4)).toEqual(['prepare', 'meeting', 'collect', 'search']);
    expect(purposesOf('HL')).toHaveLength(6);
    expect(jobTitlesOf('TEX')).toContain('design-department');
    expect(jobTitlesOf('TEX').at(-1)).toBe('other');
    expect(jobTitlesOf('HL')).not.toContain('technical');
    expect(jobTitlesOf('JPE')).not.toContain('technical');
    expect(jobTitlesOf()).toHaveLength(8);
  });
});
