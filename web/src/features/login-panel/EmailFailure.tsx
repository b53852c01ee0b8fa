import type { ErrorEffect } from '@fairgate/schema/error-entry';
import type { ErrorCode } from '@fairgate/schema/errors';
import type { FieldFailure } from '@fairgate/schema/rules/messages';
import type { ReactNode } from 'react';
import { canLoginByEmail, needRegister } from '#platform/session/login-events.ts';
import { errorEffects } from '#ui/error-effects.gen.ts';
import { isShownError } from '#ui/error-text.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import type { PanelLinks } from './panel-props.ts';
import { SupplierLink } from './SupplierLink.tsx';
import type { LoginError } from './use-sending.ts';

/** The failure of a registration whose email was refused only when it was sent. */
export function refusedEmail(error: LoginError | undefined): FieldFailure | undefined {
  return error !== undefined && error !== 'cookie-refused' && ofEmail.has(error.code)
    ? { key: error.code, values: {} }
    : undefined;
}

const ofEmail: ReadonlySet<ErrorCode> = new Set(['EMAIL_EXISTS', 'SUPPLIER_EMAIL', 'INVALID_EMAIL']);

/** The message for a result of the services; undefined for a broken rule, which has its own text. */
export function emailMessage({ key }: FieldFailure, email: string, leaving: PanelLinks): ReactNode {
  return isShownError(key) ? <EmailFailure {...leaving} code={key} email={email} /> : undefined;
}

const leads: Readonly<Partial<Record<ErrorEffect, (email: string) => void>>> = {
  'lead-to-register': needRegister,
  'lead-to-login': canLoginByEmail,
};

/** §5, §8 An email of the other side: a click opens that side with the email filled in. */
function EmailFailure({
  code,
  email,
  ...leaving
}: PanelLinks & { readonly code: ErrorCode; readonly email: string }) {
  const message = <ErrorMessage code={code} />;
  if (code === 'SUPPLIER_EMAIL')
    return (
      <>
        {message} <SupplierLink {...leaving} email={email} />
      </>
    );
  const effect = errorEffects[code];
  const lead = effect && leads[effect];
  if (!lead) return message;
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
