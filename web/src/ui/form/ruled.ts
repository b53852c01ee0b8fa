import { validateField, type FieldRule } from '@fairgate/schema/rules/validator';

type Given = { readonly value: string };

/**
 * Validators of a form's field by the rules of §5: they run in order when the field is left and on submit; a newer run
 * supersedes an older one.
 * @param options.trims false for passwords, of which blanks can be part.
 */
export function ruled(rules: readonly FieldRule<string>[], { trims = true }: { readonly trims?: boolean } = {}) {
  return { onBlurAsync: ({ value }: Given) => validateField(trims ? value.trim() : value, rules) };
}
