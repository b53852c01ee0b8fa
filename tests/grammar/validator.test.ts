import { ruleText, validateField, validateForm, type FieldRule } from '@fairgate/schema/rules';
import { describe, expect, it } from 'vitest';

describe('the generic field validator', () => {
  it.each([null, undefined, '', Number.NaN, []])('§5 required fails on %j', async (value) => {
    expect(await validateField<unknown>(value, [{ kind: 'required' }])).toEqual({
      key: 'validator.required',
      values: {},
    });
  });
  it.each([0, false, ' ', [0]])('§5 required passes %j', async (value) => {
    expect(await validateField<unknown>(value, [{ kind: 'required' }])).toBeUndefined();
  });

  it('§5 rules run in order, the first failure wins, and later rules do not run', async () => {
    const ran: string[] = [];
    const rules: FieldRule<string>[] = [
      { kind: 'minLength', bound: 3 },
      {
        kind: 'custom',
        check: (value) => {
          ran.push(value);
          return false;
        },
      },
    ];
    expect(await validateField('ab', rules)).toEqual({ key: 'validator.minlength', values: { n: 3 } });
    expect(ran).toEqual([]);
    expect(await validateField('abc', rules)).toEqual({ key: 'validator.regex', values: {} });
  });

  it('§5 measures the string form and substitutes the bound', async () => {
    const found = await validateField(12345, [{ kind: 'maxLength', bound: 4 }]);
    expect(found && ruleText(found)).toBe('At most 4 characters.');
  });

  it('§5 a rule with a trigger runs for that trigger only; a form runs all', async () => {
    const rules: FieldRule<string>[] = [
      { kind: 'regex', pattern: /^a/g, trigger: 'blur', message: 'own.message' },
    ];
    expect(await validateField('b', rules, 'change')).toBeUndefined();
    expect(await validateField('b', rules, 'blur')).toEqual({ key: 'own.message', values: {} });
    expect(await validateField('a', rules, 'blur')).toBeUndefined();
    expect(await validateField('a', rules, 'blur')).toBeUndefined();
    const form = await validateForm({ name: 'b', other: 1 }, { name: rules });
    expect([...form.failures.keys()]).toEqual(['name']);
    expect(form.values).toEqual({ name: 'b', other: 1 });
  });

  it('§5 a custom function may be asynchronous and name a separate message', async () => {
    expect(
      await validateField('x', [{ kind: 'custom', check: async () => 'saas.register.notexist' }]),
    ).toEqual({ key: 'saas.register.notexist', values: {} });
    expect(await validateField('x', [{ kind: 'custom', check: () => undefined }])).toBeUndefined();
  });
});
