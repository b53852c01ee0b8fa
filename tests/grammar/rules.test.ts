import {
  clauseRule,
  emailPattern,
  emailRule,
  failuresOf,
  keepNumber,
  keywordRule,
  loginEmailFailure,
  loginForm,
  loginPasswordRule,
  newPasswordRule,
  pickTag,
  positiveIntegerRule,
  registerEmailFailure,
  registerForm,
  registrationEmailRule,
  ruleText,
  searchTags,
  submitNumber,
  tagsRule,
  verificationOutcome,
} from '@fairgate/schema/rules';
import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { isWebsite } from '@fairgate/schema/rules/website';
import type * as z from 'zod/mini';
import { casesOf } from './cases.ts';

/** The first failure of a rule as 'key' or 'key n'; undefined if it passes. */
function failure(rule: z.ZodMiniType, value: unknown): string | undefined {
  const result = rule.safeParse(value);
  if (result.success) return undefined;
  const [first] = failuresOf(result.error).values();
  return first && [first.key, first.values['n']].filter((part) => part !== undefined).join(' ');
}

describe('the email rule', () => {
  for (const { given } of casesOf('email_valid'))
    it(`§5 accepts ${given}`, () => expect(failure(emailRule, given)).toBeUndefined());
  for (const { given } of casesOf('email_invalid'))
    it(`§5 rejects ${given}`, () => expect(failure(emailRule, given)).toBe('i18n.valid.email'));

  it('§5 is required, at most 100 long, trimmed', () => {
    expect(failure(emailRule, '')).toBe('dig.exh.email.empty');
    expect(failure(emailRule, '   ')).toBe('dig.exh.email.empty');
    expect(failure(emailRule, undefined)).toBe('dig.exh.email.empty');
    expect(failure(emailRule, `${'a'.repeat(88)}@example.com`)).toBeUndefined();
    expect(failure(emailRule, `${'a'.repeat(89)}@example.com`)).toBe('validator.maxlength 100');
    expect(emailRule.parse(' a@b.co ')).toBe('a@b.co');
  });

  it('§5 has a separate message on registration', () =>
    expect(failure(registrationEmailRule, 'x')).toBe('validator.email'));

  it('§5 limits the domain to 256 characters', () => {
    const domain = (length: number) => `${'a.'.repeat((length - 4) / 2)}aaaa`;
    expect(emailPattern.test(`a@${domain(256)}`)).toBe(true);
    expect(emailPattern.test(`a@${domain(258)}`)).toBe(false);
  });

  it('§5 rejects hostile texts, and the pattern is fast for all of them', () => {
    const hostile = [
      `a@${'a-'.repeat(50_000)}`,
      `a@${'a'.repeat(100_000)}`,
      `${'a.'.repeat(50_000)}@`,
      `a@${'a.'.repeat(127)}1`,
    ];
    expect(hostile.filter((text) => emailPattern.test(text))).toEqual([]);
    const { source, flags } = emailPattern;
    expect(checkSync(source, flags)).toMatchObject({ status: 'safe' });
    // Errors that the check finds without the pattern.
    expect(checkSync('^(?:[a-z]+-?)+@$', 'i')).toMatchObject({ status: 'vulnerable' });
  });
});

describe('passwords', () => {
  it('§5 rejects a password under six characters on registration', () =>
    expect(failure(newPasswordRule, '12345')).toBe('validator.minlength 6'));
  it('§5 accepts six to twenty characters and does not trim', () => {
    expect(newPasswordRule.parse(' 1234 ')).toBe(' 1234 ');
    expect(failure(newPasswordRule, 'x'.repeat(20))).toBeUndefined();
    expect(failure(newPasswordRule, 'x'.repeat(21))).toBe('validator.maxlength 20');
  });
  it('§5 needs a password, on login without a minimum', () => {
    expect(failure(newPasswordRule, '')).toBe('model_user_register_message_password');
    expect(failure(loginPasswordRule, '')).toBe('model_user_register_message_password');
    expect(failure(loginPasswordRule, '1')).toBeUndefined();
    expect(failure(loginPasswordRule, 'x'.repeat(21))).toBe('validator.maxlength 20');
  });
});

describe('texts and tags', () => {
  it('§5 limits keywords to 200', () => {
    expect(failure(keywordRule, 'x'.repeat(200))).toBeUndefined();
    expect(failure(keywordRule, 'x'.repeat(201))).toBe('validator.maxlength 200');
  });

  it.each(['1', '90', '123456'])('§5 %s is a positive integer', (text) =>
    expect(failure(positiveIntegerRule, text)).toBeUndefined(),
  );
  it.each(['0', '01', '-1', '1.5', 'a'])('§5 %s is not a positive integer', (text) =>
    expect(failure(positiveIntegerRule, text)).toBe('validator.positiveinteger'),
  );

  it.each([
    ['12.5kg', '12.5', '12.5'],
    ['-3', '-3', '-3'],
    ['kg', '', ''],
    ['1.2.3', '1.2', '1.2'],
    ['-', '-', ''],
    ['3.', '3.', '3'],
    ['--1', '-', ''],
    [' 7 ', '7', '7'],
  ])('§5 numeric mode changes %j to %j while typing and to %j on submit', (text, typed, submitted) => {
    expect([keepNumber(text), submitNumber(text)]).toEqual([typed, submitted]);
  });

  it('§5 rejects more than maxTag tags, or drops the oldest in override mode', () => {
    expect(failure(tagsRule(2), ['a', 'b', 'c'])).toBe('product.tags.choose.most 2');
    expect(failure(tagsRule(2, { required: true }), [])).toBe('validator.required');
    expect(pickTag(['a', 'b'], 'c', 2)).toEqual({
      tags: ['a', 'b'],
      failure: { key: 'product.tags.choose.most', values: { n: 2 } },
    });
    expect(pickTag(['a', 'b'], 'c', 2, 'override')).toEqual({ tags: ['b', 'c'] });
    expect(pickTag(['a', 'b'], 'a', 2)).toEqual({ tags: ['a', 'b'] });
    expect(ruleText({ key: 'product.tags.choose.most', values: { n: 2 } })).toBe('The maximum is 2 tags.');
  });

  it('§5 tag search ignores case and is capped', () => {
    const tags = Array.from({ length: 120 }, (_, index) => ({ name: `Lamp ${index}` }));
    expect(searchTags(tags, 'lAMP')).toHaveLength(99);
    expect(searchTags(tags, 'lamp 11', 10)).toHaveLength(10);
    expect(searchTags(tags, ' ')).toEqual([]);
  });
});

describe('the forms', () => {
  it('§5 registration needs the clause', () => {
    expect(failure(clauseRule, false)).toBe('register.clause.required');
    const result = registerForm.safeParse({ email: 'x', password: '1', clause: false });
    expect(
      Object.fromEntries(
        [...failuresOf(result.error as z.core.$ZodError)].map(([path, one]) => [path, one.key]),
      ),
    ).toEqual({
      email: 'validator.email',
      password: 'validator.minlength',
      clause: 'register.clause.required',
    });
  });

  it('§3 fills missing values', () => {
    expect(registerForm.parse({ email: 'a@b.co', password: '123456', clause: true })).toMatchObject({
      tagCodes: [],
      productName: '',
    });
    expect(loginForm.parse({ email: 'a@b.co', password: '1' })).toEqual({ email: 'a@b.co', password: '1' });
  });

  it('§5 reads the member check', () => {
    expect(loginEmailFailure({ registered: 1, supplierId: '7' })).toBe('SUPPLIER_EMAIL');
    expect(loginEmailFailure({ registered: 0 })).toBe('ACCOUNT_NOT_FOUND');
    expect(loginEmailFailure({ registered: 1 })).toBeUndefined();
    expect(registerEmailFailure({ registered: 0, supplierId: 7 })).toBe('SUPPLIER_EMAIL');
    expect(registerEmailFailure({ registered: 1, supplierId: '' })).toBe('EMAIL_EXISTS');
    expect(registerEmailFailure({ registered: 0 })).toBeUndefined();
  });

  it('§5 reads the verification of a register email', () => {
    expect(verificationOutcome({ isVerify: 'invalid', result: 2 })).toEqual({
      code: 'INVALID_EMAIL',
      severity: 'error',
    });
    expect(verificationOutcome({ isVerify: 'valid', result: 1 })).toEqual({
      code: 'ENTERPRISE_EMAIL',
      severity: 'warning',
    });
    expect(verificationOutcome({ isVerify: 'valid', result: 2 })).toBeUndefined();
    expect(verificationOutcome({ isVerify: 'valid', result: 3 })).toEqual({
      code: 'INVALID_EMAIL',
      severity: 'error',
    });
    expect(verificationOutcome(undefined)).toBeUndefined();
  });
});

describe('the website of a company', () => {
  it.each([
    'https://nile.example',
    'http://www.nile.example:8080/about?a=b#c',
    'HTTPS://Nile.example',
    'www.nile.example',
    'nile.example/about:us',
    'https://例え.example/ページ',
  ])('may be %s', (text) => expect(isWebsite(text)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://nile.example/%0aalert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://nile.example',
    'blob:https://nile.example/1',
    'mailto:a@nile.example',
    'nile.example:javascript',
    'javascript.example:alert(1)',
    '//nile.example',
    '/about',
    'https:nile.example',
    'https://javascript:alert(1)@nile.example',
    'https://user@nile.example',
    'https://',
    'nile',
    'a b.example',
  ])('may not be %j', (text) => expect(isWebsite(text)).toBe(false));
});
