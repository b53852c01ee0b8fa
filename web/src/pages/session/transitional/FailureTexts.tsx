import type { OauthFailure } from '@fairgate/schema/constants';
import { Trans } from '@lingui/react/macro';

type Props = { readonly failure: OauthFailure; /** Of the provider. */ readonly name: string };

export function FailureTitle({ failure, name }: Props) {
  switch (failure) {
    case 'cancelled':
      return <Trans>You cancelled logging in with {name}</Trans>;
    case 'expired':
      return <Trans>This login has expired</Trans>;
    case 'unavailable':
      return <Trans>Login with {name} failed</Trans>;
    case 'no-email':
      return <Trans>{name} didn’t share your email address</Trans>;
    case 'unproven':
      return <Trans>Your email already has an account</Trans>;
    case 'supplier':
      return <Trans>Your email belongs to a supplier account</Trans>;
    case 'too-often':
      return <Trans>Too many attempts</Trans>;
  }
}

/** The reason and the next step. */
export function FailureAdvice({ failure, name }: Props) {
  switch (failure) {
    case 'cancelled':
      return <Trans>Nothing has changed. Try again, or use your email and a password.</Trans>;
    case 'expired':
      return (
        <Trans>
          This login took more than ten minutes, was already used, or was started in another browser. Please
          start again.
        </Trans>
      );
    case 'unavailable':
      return (
        <Trans>This isn’t your fault. Please try again in a moment, or use your email and a password.</Trans>
      );
    case 'no-email':
      return (
        <Trans>
          An account requires an email address. Try again and allow {name} to share it, or sign up with an
          email and password.
        </Trans>
      );
    case 'unproven':
      return (
        <Trans>
          {name} couldn’t confirm that this email is yours. Please log in with your password, or request a
          link by email.
        </Trans>
      );
    case 'supplier':
      return <Trans>This email belongs to a supplier account. Please sign up with another email.</Trans>;
    case 'too-often':
      return <Trans>Please wait 15 minutes, or use your email and a password.</Trans>;
  }
}
