// §5 The generic field validator. Rule kinds: required (fails on null, undefined, empty string, NaN, empty array);
// minimum and maximum length on the string form; regular-expression match; custom function. A rule may carry a trigger
// so that it runs only for that trigger. Rules run in order and the first failure wins. A rule's own message is used
// if present, otherwise the translation key of its kind; length messages substitute the bound.
import { ruleKeys, type FieldFailure } from './messages.ts';

export type Trigger = 'change' | 'blur' | 'submit';

type Kinds<T> =
  | { readonly kind: 'required' }
  | { readonly kind: 'minLength' | 'maxLength'; readonly bound: number }
  | { readonly kind: 'regex'; readonly pattern: RegExp }
  /** true or undefined passes; false fails with the rule's message; a text fails with that text as the key. */
  | { readonly kind: 'custom'; readonly check: (value: T) => CustomResult | Promise<CustomResult> };

type CustomResult = boolean | string | undefined;
export type FieldRule<T = unknown> = Kinds<T> & { readonly trigger?: Trigger; readonly message?: string };

/**
 * Validates one value. Without a trigger all rules run (a form validates its fields); with one, the rules with this
 * trigger and those without any. Returns the first failure, or undefined. Rejects when a custom function throws.
 */
export async function validateField<T>(
  value: T,
  rules: readonly FieldRule<T>[],
  trigger?: Trigger,
): Promise<FieldFailure | undefined> {
  for (const rule of rules) {
    if (trigger !== undefined && rule.trigger !== undefined && rule.trigger !== trigger) continue;
    const failure = await failureOf(value, rule);
    if (failure) return failure;
  }
  return undefined;
}

export type FormResult<V> = {
  readonly values: V;
  readonly failures: ReadonlyMap<keyof V & string, FieldFailure>;
};

/**
 * §5 A form validates all its fields and returns the failures, in the order of the rules, and the values.
 */
export async function validateForm<V extends object>(
  values: V,
  rules: { readonly [K in keyof V]?: readonly FieldRule<V[K]>[] },
): Promise<FormResult<V>> {
  const names = Object.keys(rules) as (keyof V & string)[];
  const found = await Promise.all(
    names.map(async (name) => [name, await validateField(values[name], rules[name] ?? [])] as const),
  );
  const failures = new Map<keyof V & string, FieldFailure>();
  for (const [name, failure] of found) if (failure) failures.set(name, failure);
  return { values, failures };
}

/** §5 the definition of empty for 'required'. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    Number.isNaN(value) ||
    (Array.isArray(value) && value.length === 0)
  );
}

async function failureOf<T>(value: T, rule: FieldRule<T>): Promise<FieldFailure | undefined> {
  switch (rule.kind) {
    case 'required':
      return isEmptyValue(value) ? { key: rule.message ?? ruleKeys.required, values: {} } : undefined;
    case 'minLength':
      return stringForm(value).length < rule.bound
        ? { key: rule.message ?? ruleKeys.minLength, values: { n: rule.bound } }
        : undefined;
    case 'maxLength':
      return stringForm(value).length > rule.bound
        ? { key: rule.message ?? ruleKeys.maxLength, values: { n: rule.bound } }
        : undefined;
    case 'regex':
      // search ignores lastIndex of a global pattern; test does not.
      return stringForm(value).search(rule.pattern) < 0
        ? { key: rule.message ?? ruleKeys.regex, values: {} }
        : undefined;
    case 'custom': {
      const result = await rule.check(value);
      if (result === true || result === undefined) return undefined;
      return { key: rule.message ?? (result || ruleKeys.regex), values: {} };
    }
  }
}

/** §5 "on the string form": a missing value is the empty text, a list is its items joined by commas. */
function stringForm(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : `${value as string | number}`;
}
