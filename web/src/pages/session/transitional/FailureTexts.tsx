import type { OauthFailure } from '@fairgate/schema/constants';
import { Trans } from '@lingui/react/macro';

type Props = { readonly failure: OauthFailure; /** Of the provider. */ readonly name: string };

/** What happened. */
export function FailureTitle({ failure, name }: Props) {
  switch (failure) {
    case 'cancelled':
      return <Trans>You turned back at {name}</Trans>;
    case 'expired':
      return <Trans>That sign-in is no longer open</Trans>;
    case 'unavailable':
      return <Trans>Signing in through {name} did not work</Trans>;
    case 'no-email':
      return <Trans>{name} did not give us your email</Trans>;
    case 'unproven':
      return <Trans>Your email already has an account</Trans>;
    case 'supplier':
      return <Trans>Your email belongs to a supplier account</Trans>;
    case 'too-often':
      return <Trans>Too many tries</Trans>;
  }
}

/** Why, and what to do about it. */
export function FailureAdvice({ failure, name }: Props) {
  switch (failure) {
    case 'cancelled':
      return <Trans>Nothing was changed. You can try again, or use your email and a password.</Trans>;
    case 'expired':
      return (
        <Trans>
          It took longer than ten minutes, was already used, or began in another browser. Please begin again.
        </Trans>
      );
    case 'unavailable':
      return <Trans>This is not your doing. Try again in a moment, or use your email and a password.</Trans>;
    case 'no-email':
      return (
        <Trans>
          An account here needs one. Try again and allow {name} to share it, or join with an email and a
          password.
        </Trans>
      );
    case 'unproven':
      return (
        <Trans>
          {name} cannot show us that the email is yours. Please log in with your password; if you have none,
          have a link sent to your email.
        </Trans>
      );
    case 'supplier':
      return <Trans>Suppliers cannot be buyers under the same email. Please join with another one.</Trans>;
    case 'too-often':
      return <Trans>Please wait a quarter of an hour, or use your email and a password.</Trans>;
  }
}
