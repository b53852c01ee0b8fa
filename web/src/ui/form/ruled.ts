import { validateField, type FieldRule } from '@fairgate/schema/rules/validator';

type ValidatorInput = {
  readonly value: string;
  readonly fieldApi: { readonly state: { readonly value: string } };
};

/**
 * Validators of a form field by the rules of §5. They run in order on blur and on submit; a newer run
 * supersedes an older one, and the result for an outdated value is ignored.
 * @param options.trims false for passwords, which may contain blanks.
 */
export function ruled(
  rules: readonly FieldRule<string>[],
  { trims = true }: { readonly trims?: boolean } = {},
) {
  return {
    onBlurAsync: async ({ value, fieldApi }: ValidatorInput) => {
      const failure = await validateField(trims ? value.trim() : value, rules);
      return fieldApi.state.value === value ? failure : undefined;
    },
  };
}
