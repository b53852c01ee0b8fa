import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { PreRegisterDocument } from '#operations/pre-register.ts';
import { useOwnRegistrationQuery } from '#operations/own-registration.ts';
import type { Industry, PreRegisterMutation, RegistrationFormFragment } from '#graphql';
import { reportAction } from '#platform/analytics/report-action.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { CalendarX2, Check } from '#ui/icons.tsx';
import { originOf } from './origin.ts';
import type { RegistrationParts } from './parts.ts';
import { Registered } from './Registered.tsx';
import { reportRegistration } from './report-registration.ts';
import { RegistrationForm, type Refused } from './RegistrationForm.tsx';
import { SubmissionState } from './SubmissionState.tsx';
import { dropDraft, inputOf, valuesOfViewer, type RegistrationValues } from './values.ts';

type Props = RegistrationParts & {
  readonly exhibition: RegistrationFormFragment;
  /** §2.9 `industryType`: the form of this industry, in place of the exhibition's own. */
  readonly industry?: Industry | undefined;
  /** Called when the answer is there, also after a reload. */
  readonly onRegistered?: (badgeNumber: string | null) => void;
};

type Result = PreRegisterMutation['preRegister'];

/** Everything about a person's registration for an exhibition: the form, what is on its way, and the badge. */
export function Registration({ exhibition, industry: wanted, onRegistered, ...parts }: Props) {
  const { id } = exhibition;
  const industry = wanted ?? exhibition.registrationForm?.industry ?? null;
  const { entry, submit, forget } = useOutbox(`registration:${id}`);
  const { data } = useOwnRegistrationQuery({
    variables: { exhibitionId: id },
    skip: useSignedIn() !== 'buyer',
    fetchPolicy: 'no-cache',
  });
  const viewer = data?.viewer?.__typename === 'Buyer' ? data.viewer : undefined;
  const known = useMemo(() => viewer && valuesOfViewer(viewer), [viewer]);
  const result = entry?.result as Result | undefined;

  const isSentHere = useRef(false);
  const registered = result?.__typename === 'Registration' ? result : undefined;
  const arrived = useEffectEvent(({ id: registrationId, badgeNumber }: NonNullable<typeof registered>) => {
    dropDraft(id);
    if (isSentHere.current && viewer && registrationId !== null) reportRegistration(id, registrationId);
    isSentHere.current = false;
    onRegistered?.(badgeNumber);
  });
  useEffect(() => {
    if (registered) arrived(registered);
  }, [registered]);

  if (registered) return <Registered registration={registered} onAgain={forget} />;
  if (viewer?.registration) return <Registered registration={viewer.registration} />;
  if (exhibition.status === 'COMPLETED')
    return (
      <EmptyView icon={CalendarX2} title={<Trans>This fair is over</Trans>}>
        <Trans>Registration is closed.</Trans>
      </EmptyView>
    );
  if (entry?.state === 'waiting' || entry?.state === 'sending')
    return <SubmissionState state={entry.state} onChange={forget} />;

  const send = async (values: RegistrationValues) => {
    const key = crypto.randomUUID();
    const input = inputOf(values, id, key, { industry, ...originOf(location.search, id) });
    await submit({ key, document: PreRegisterDocument, variables: { input } });
    isSentHere.current = true;
    reportAction('registration', 'sent', id);
  };
  return (
    <div className="grid gap-5">
      {viewer?.isVip && (
        <p className="flex max-w-xl gap-2 rounded-md bg-surface p-3 text-sm">
          <Check aria-hidden size={18} className="mt-px shrink-0" />
          <span>
            <Trans>Welcome back. You’re a VIP guest: we’ve filled in the details from your last fair.</Trans>
          </span>
        </p>
      )}
      {entry?.state === 'unknown' && <SubmissionState state="unknown" onChange={forget} />}
      <RegistrationForm
        exhibition={exhibition}
        industry={industry}
        known={known}
        refused={entry?.state === 'refused' ? refusedOf(result) : undefined}
        onSubmit={send}
        {...parts}
      />
    </div>
  );
}

function refusedOf(result: Result | undefined): Refused {
  switch (result?.__typename) {
    case 'InvalidInput':
      return { error: result, fields: result.fields };
    case 'RateLimited':
    case 'Refusal':
      return { error: result, fields: [] };
    default:
      return { error: { code: 'SERVER_ERROR' }, fields: [] };
  }
}
