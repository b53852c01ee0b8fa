import { isErrorCode, type ErrorCode } from '@fairgate/schema/errors';
import type { FieldFailure } from '@fairgate/schema/rules/messages';
import type { ReactNode } from 'react';
import { canLoginByEmail, needRegister } from '#platform/session/login-events.ts';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import type { PanelLinks } from './panel-props.ts';
import { SupplierLink } from './SupplierLink.tsx';
import type { SendProblem } from './use-sending.ts';

/** A registration that was refused for its email, of which nothing was known before. */
export function refusedEmail(trouble: SendProblem | undefined): FieldFailure | undefined {
  return trouble !== undefined && trouble !== 'not-kept' && ofEmail.has(trouble.code)
    ? { key: trouble.code, values: {} }
    : undefined;
}

const ofEmail: ReadonlySet<ErrorCode> = new Set(['EMAIL_EXISTS', 'SUPPLIER_EMAIL', 'INVALID_EMAIL']);

/** What the services say of an email; undefined where a rule is broken, which speaks for itself. */
export function emailMessage({ key }: FieldFailure, email: string, leaving: PanelLinks): ReactNode {
  return isErrorCode(key) ? <EmailFailure {...leaving} code={key} email={email} /> : undefined;
}

/** §5, §8 Where an email belongs to the other side, a click leads there and takes it along. */
function EmailFailure({
  code,
  email,
  ...leaving
}: PanelLinks & { readonly code: ErrorCode; readonly email: string }) {
  const message = <FailureMessage code={code} />;
  if (code === 'SUPPLIER_EMAIL')
    return (
      <>
        {message} <SupplierLink {...leaving} email={email} />
      </>
    );
  if (code !== 'ACCOUNT_NOT_FOUND' && code !== 'EMAIL_EXISTS') return message;
  const lead = code === 'ACCOUNT_NOT_FOUND' ? needRegister : canLoginByEmail;
  return (
    <button
      type="button"
      className="inline-flex items-center text-start underline underline-offset-4 pointer-coarse:min-h-11"
      onClick={() => lead(email.trim())}
    >
      {message}
    </button>
  );
}
