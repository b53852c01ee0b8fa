// §5 The email of the login and of the registration: their own rules first, then what the services say. A failure's key is a
// code of §8's catalogue where it is no rule's.
import { emailField, registrationEmailField } from '@fairgate/schema/rules/email-fields';
import {
  loginEmailFailure,
  registerEmailFailure,
  type MemberCheck,
} from '@fairgate/schema/rules/member-check';
import type { FieldRule } from '@fairgate/schema/rules/validator';
import type { EmailChecks, Member } from './email-checks.ts';

type Rules = readonly FieldRule<string>[];

/** A supplier is refused; an account must exist. */
export function loginEmailRules({ memberOf }: Pick<EmailChecks, 'memberOf'>): Rules {
  return [
    ...emailField,
    {
      kind: 'custom',
      check: async (email) => {
        const member = await memberOf(email);
        return member && loginEmailFailure(asWire(member));
      },
    },
  ];
}

/**
 * A supplier is refused; no account must exist; then the email is verified.
 * @param onRecommended whether the warning for an enterprise email is due, which refuses nothing.
 */
export function registerEmailRules(
  { memberOf, verify }: EmailChecks,
  onRecommended: (email: string, due: boolean) => void,
): Rules {
  return [
    ...registrationEmailField,
    {
      kind: 'custom',
      check: async (email) => {
        const member = await memberOf(email);
        const refused = member && registerEmailFailure(asWire(member));
        if (refused) return refused;
        const outcome = await verify(email);
        onRecommended(email, outcome === 'COMPANY_RECOMMENDED');
        return outcome === 'INVALID' ? 'INVALID_EMAIL' : undefined;
      },
    },
  ];
}

const asWire = ({ registered, isSupplier }: Member): MemberCheck => ({
  registered: registered ? 1 : 0,
  supplierId: isSupplier ? 'somebody' : null,
});
