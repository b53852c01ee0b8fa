import type { ErrorCode } from '@fairgate/schema/errors';
import { Plural, Trans } from '@lingui/react/macro';

type Props = {
  /** Of the catalogue (§8). One without a message for people counts as a server's failure. */
  readonly code: ErrorCode;
  /** With RATE_LIMITED: when it may be tried again. */
  readonly retryAfterSeconds?: number | undefined;
};

/** §8 Why an account could not do it, and what to do, in the reader's words. */
export function FailureMessage({ code, retryAfterSeconds = 60 }: Props) {
  switch (code) {
    case 'SUPPLIER_EMAIL':
      return (
        <Trans id="saaa.registersuppliererror">
          This email belongs to a supplier account. Please use another email.
        </Trans>
      );
    case 'ACCOUNT_NOT_FOUND':
      return <Trans id="saas.register.notexist">This account does not exist. Join free.</Trans>;
    case 'EMAIL_EXISTS':
      return <Trans id="saas.register.emailbeenexist">This email is already registered. Log in.</Trans>;
    case 'INVALID_EMAIL':
      return <Trans id="validator.email">Please enter a valid email address.</Trans>;
    case 'WRONG_PASSWORD':
      return <Trans id="error.login.refused">The email or password is incorrect.</Trans>;
    case 'NO_PASSWORD':
      return <Trans id="error.password.none">Please choose a password first. We can email you a link.</Trans>;
    case 'RESET_LINK_INVALID':
      return <Trans id="error.reset.link">This link has expired or has already been used.</Trans>;
    case 'LOGIN_REQUIRED':
      return <Trans id="error.login.required">Please log in or join free to continue.</Trans>;
    case 'FORBIDDEN':
      return <Trans id="error.forbidden">Your account doesn’t have access to this.</Trans>;
    case 'INVALID_TOKEN':
      return <Trans id="error.token.invalid">Maybe you signed in another place, please relogin again.</Trans>;
    case 'RATE_LIMITED':
      return <RateLimited minutes={Math.max(1, Math.ceil(retryAfterSeconds / 60))} />;
    case 'NETWORK_ERROR':
      return <Trans>The server couldn’t be reached.</Trans>;
    case 'TIME_OUT':
      return <Trans>The server took too long to respond.</Trans>;
    default:
      return <Trans id="error.server">Something went wrong on our side. Please try again later.</Trans>;
  }
}

function RateLimited({ minutes }: { readonly minutes: number }) {
  return (
    <Trans id="error.ratelimited">
      Too many attempts. Please try again in <Plural value={minutes} one="# minute" other="# minutes" />.
    </Trans>
  );
}
