import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { PreRegisterDocument } from '#operations/pre-register.ts';
import { useOwnRegistrationQuery } from '#operations/own-registration.ts';
import type { Industry, PreRegisterMutation, RegistrationFormFragment } from '#graphql';
import { reportAction } from '#platform/analytics/report-action.ts';
import { useOnline } from '#platform/online.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { currentAccount, useSignedIn } from '#platform/session/signed-in.ts';
import { useOwnerCount } from '#platform/session/use-owner-count.ts';
import { noteOrigin, originOfVisits } from '#platform/visit-origin.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { CalendarX2, Check } from '#ui/icons.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { originOf } from './origin.ts';
import type { RegistrationParts } from './parts.ts';
import { Registered } from './Registered.tsx';
import { outboxFormOf } from './outbox-form.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { useCorrection } from './use-correction.ts';
import {
  correctionOf,
  dropNewDraft,
  inputOf,
  valuesOfViewer,
  type RegistrationValues,
  writeDraft,
} from './values.ts';

type Props = RegistrationParts & {
  readonly exhibition: RegistrationFormFragment;
  /** §2.9 `industryType`: the form of this industry, in place of the exhibition's own. */
  readonly industry?: Industry | undefined;
  /** Opens the registration of this badge, to correct it. */
  readonly badgeLink?: string | undefined;
  /** Called when the answer is there, also after a reload. */
  readonly onRegistered?: (badgeNumber: string | null) => void;
};

type Result = PreRegisterMutation['preRegister'];

/**
 * Everything about a person's registration for an exhibition: the form, what is on its way, and the badge. What one account has typed
 * or registered is not shown to another one that logs in here.
 */
export function Registration(props: Props) {
  return <OwnRegistration key={useOwnerCount()} {...props} />;
}

function OwnRegistration({ exhibition, industry: wanted, badgeLink, onRegistered, ...parts }: Props) {
  const { id } = exhibition;
  const online = useOnline();
  const industry = wanted ?? exhibition.registrationForm?.industry ?? null;
  const { entry, state, failure, submit, forget, change, isChanging } = useOutbox(outboxFormOf(id));
  const { data } = useOwnRegistrationQuery({
    variables: { exhibitionId: id },
    skip: useSignedIn() !== 'buyer',
    fetchPolicy: 'no-cache',
  });
  const viewer = data?.viewer?.__typename === 'Buyer' ? data.viewer : undefined;
  const known = useMemo(() => viewer && valuesOfViewer(viewer), [viewer]);
  const result = entry?.result as Result | undefined;

  const isOver = exhibition.status === 'COMPLETED';
  const correction = useCorrection(id, isOver ? undefined : badgeLink);
  const registered = result?.__typename === 'Registration' ? result : undefined;
  const arrived = useEffectEvent(({ badgeNumber }: NonNullable<typeof registered>) => {
    dropNewDraft(id, currentAccount());
    if (entry) correction.arrived(entry.key);
    // Opened to correct a badge, it is done when the correction is.
    if (badgeLink === undefined || entry?.key === correction.sentKey) onRegistered?.(badgeNumber);
  });
  useEffect(() => {
    if (registered) arrived(registered);
  }, [registered]);

  if (state && state.kind !== 'unknown')
    return <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />;
  if (correction.isOpening) return <LoadingIndicator />;
  if (badgeLink !== undefined && correction.error) return <ErrorOfOperation error={correction.error} />;

  const input = (values: RegistrationValues, key: string) =>
    inputOf(values, id, key, { industry, ...originOf(originOfVisits(id), id) });
  const { current } = correction;
  if (current && !isOver) {
    const correct = async (values: RegistrationValues) => {
      const key = crypto.randomUUID();
      writeDraft(correctionOf(id), values, key);
      await submit({
        key,
        document: PreRegisterDocument,
        variables: { input: { ...input(values, key), badgeLink: current.badgeLink } },
        isReported: true,
      });
      correction.sent(key, values);
    };
    const isSent = entry?.key === correction.sentKey;
    return (
      <div className="grid gap-5">
        {state && isSent && (
          <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />
        )}
        <RegistrationForm
          key={current.badgeLink}
          exhibition={exhibition}
          industry={industry}
          own={current.values}
          known={undefined}
          refused={isSent ? failure : undefined}
          onSubmit={correct}
          onCancel={badgeLink === undefined ? correction.end : undefined}
          {...parts}
        />
      </div>
    );
  }
  const own = registered ?? viewer?.registration;
  if (own)
    return (
      <div className="grid gap-3">
        <Registered
          registration={own}
          onChange={isOver ? undefined : correction.begin}
          onAgain={registered && forget}
        />
        <ErrorOfOperation error={correction.error} />
      </div>
    );
  if (isOver)
    return (
      <EmptyView icon={CalendarX2} title={<Trans>This fair is over</Trans>}>
        <Trans>Registration is closed.</Trans>
      </EmptyView>
    );

  const send = async (values: RegistrationValues) => {
    const key = crypto.randomUUID();
    noteOrigin(location.href);
    const entry = await submit({
      key,
      document: PreRegisterDocument,
      variables: { input: input(values, key) },
    });
    reportAction('registration', 'sent', id);
    import('./report-registrations.ts')
      .then(({ reportRegistrations, reportUnstored }) => {
        reportUnstored(entry);
        return reportRegistrations();
      })
      .catch((cause: unknown) => console.warn('The registration could not be reported', cause));
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
      {state && <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />}
      <RegistrationForm
        exhibition={exhibition}
        industry={industry}
        known={known}
        refused={failure}
        onSubmit={send}
        {...parts}
      />
    </div>
  );
}
