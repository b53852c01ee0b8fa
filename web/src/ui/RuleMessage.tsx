import { Trans } from '@lingui/react/macro';

/** The message of a broken rule by its key (§5, §8), with its bound. An unknown key has a generic message. */
export function RuleMessage({ rule, bound }: { readonly rule: string; readonly bound?: number | undefined }) {
  const n = bound ?? 0;
  switch (rule) {
    case 'validator.required':
      return <Trans id="validator.required">This field is required.</Trans>;
    case 'validator.minlength':
      return <Trans id="validator.minlength">At least {n} characters.</Trans>;
    case 'validator.maxlength':
      return <Trans id="validator.maxlength">At most {n} characters.</Trans>;
    case 'validator.positiveinteger':
      return <Trans id="validator.positiveinteger">Please enter a whole number above zero.</Trans>;
    case 'dig.exh.email.empty':
      return <Trans id="dig.exh.email.empty">Please enter your email address.</Trans>;
    case 'i18n.valid.email':
      return <Trans id="i18n.valid.email">Please enter a valid email address.</Trans>;
    case 'validator.email':
      return <Trans id="validator.email">Please enter a valid email address.</Trans>;
    case 'model_user_register_message_password':
      return <Trans id="model_user_register_message_password">Please enter a password.</Trans>;
    case 'product.tags.choose.most':
      return <Trans id="product.tags.choose.most">The maximum is {n} tags.</Trans>;
    case 'register.clause.required':
      return <Trans id="register.clause.required">Please agree to the membership and privacy terms.</Trans>;
    default:
      return <Trans id="validator.regex">Please check this field.</Trans>;
  }
}
