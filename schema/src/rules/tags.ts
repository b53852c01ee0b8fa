// §5 a form's list of tag codes; pick-tags.ts selects them.
import * as z from 'zod/mini';
import { tagCodeMaxCharacters, tagMaxCount } from '../limits.ts';
import { ruleKeys } from './messages.ts';

/** §5 a list of tag codes; the tag and category search field allows at most 10 and can be required. */
export function tagsRule(
  maxTag: number = tagMaxCount,
  { required = false }: { readonly required?: boolean } = {},
) {
  return z
    .array(z.string().check(z.minLength(1), z.maxLength(tagCodeMaxCharacters, ruleKeys.maxLength)), {
      error: ruleKeys.required,
    })
    .check(
      z.minLength(required ? 1 : 0, { error: ruleKeys.required, abort: true }),
      z.maxLength(maxTag, ruleKeys.tagsMaximum),
    );
}
