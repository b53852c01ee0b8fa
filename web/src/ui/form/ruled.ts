import { validateField, type FieldRule } from '@fairgate/schema/rules/validator';

type Given = { readonly value: string; readonly fieldApi: { readonly state: { readonly value: string } } };

/**
 * Validators of a form's field by the rules of §5: they run in order when the field is left and on submit; a newer run
 * supersedes an older one, and nothing is said of a value that is there no more.
 * @param options.trims false for passwords, of which blanks can be part.
 */
export function ruled(
  rules: readonly FieldRule<string>[],
  { trims = true }: { readonly trims?: boolean } = {},
) {
  return {
    onBlurAsync: async ({ value, fieldApi }: Given) => {
      const failure = await validateField(trims ? value.trim() : value, rules);
      return fieldApi.state.value === value ? failure : undefined;
    },
  };
}
