import type { StandardSchemaV1 } from '@tanstack/react-form';

/** A schema of @fairgate/schema/rules for one field. It trims where the form trims. */
export type Rule = StandardSchemaV1<unknown, unknown>;

/**
 * Validators of a form field by the rules of §5, on blur and on submit. What a field holds as a text and the API otherwise, such as
 * a quantity, the rule reads from both.
 */
export const ruled = (rule: Rule) => ({ onBlur: rule as StandardSchemaV1<string, unknown> });

type ValidatorInput = {
  readonly value: string;
  readonly fieldApi: { readonly state: { readonly value: string } };
};

/**
 * The same, followed by a check of a service. They are one validator, so that its failure stays while it runs again. A newer run
 * supersedes an older one, and the result for an outdated value is ignored.
 * @param check resolves to the key of a failure.
 */
export const ruledAndChecked = (
  rule: StandardSchemaV1<string, string>,
  check: (value: string) => Promise<string | undefined>,
) => ({
  onBlurAsync: async ({ value, fieldApi }: ValidatorInput) => {
    const read = await rule['~standard'].validate(value);
    const key = read.issues ? undefined : await check(read.value);
    const failure = key === undefined ? read.issues : { key, values: {} };
    return fieldApi.state.value === value ? failure : undefined;
  },
});
