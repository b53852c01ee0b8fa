// §5 The rules for the email of login and registration: first the local rules, then the checks of the
// services. A failure's key is the key of a rule or a code of §8's catalogue.
import { emailRule, registrationEmailRule } from '@fairgate/schema/rules/email';
import {
  loginEmailFailure,
  registerEmailFailure,
  type MemberCheck,
} from '@fairgate/schema/rules/member-check';
import { ruledAndChecked } from '#ui/form/ruled.ts';
import type { EmailChecks, Member } from './email-checks.ts';

/** A supplier's email is refused; an account must exist. */
export const loginEmailRules = ({ memberOf }: Pick<EmailChecks, 'memberOf'>) =>
  ruledAndChecked(emailRule, async (email) => {
    const member = await memberOf(email);
    return member && loginEmailFailure(asWire(member));
  });

/**
 * A supplier's email is refused; no account may exist; then the email is verified.
 * @param onRecommended called with whether to recommend an enterprise email, which is only a warning.
 */
export const registerEmailRules = (
  { memberOf, verify }: EmailChecks,
  onRecommended: (email: string, due: boolean) => void,
) =>
  ruledAndChecked(registrationEmailRule, async (email) => {
    const member = await memberOf(email);
    const refused = member && registerEmailFailure(asWire(member));
    if (refused) return refused;
    const outcome = await verify(email);
    onRecommended(email, outcome === 'COMPANY_RECOMMENDED');
    return outcome === 'INVALID' ? 'INVALID_EMAIL' : undefined;
  });

const asWire = ({ registered, isSupplier }: Member): MemberCheck => ({
  registered: registered ? 1 : 0,
  supplierId: isSupplier ? 'somebody' : null,
});
