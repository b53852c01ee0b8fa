import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { OwnRegistrationFragment } from '#graphql';
import { useReissueOrganisedBadgeMutation } from '#operations/reissue-organised-badge.ts';
import { useRevokeOrganisedBadgeMutation } from '#operations/revoke-organised-badge.ts';
import { useSendOrganisedBadgeMutation } from '#operations/send-organised-badge.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Modal } from '#ui/modal/Modal.tsx';
import { DateText } from '#ui/Texts.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { RegistrationAnswers } from './RegistrationAnswers.tsx';
import { RegistrationOrigin } from './RegistrationOrigin.tsx';
import { useChange } from '#platform/use-change.ts';

type Props = {
  readonly registration: OwnRegistrationFragment;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** The badge of a registration, with what the visitor answered and how they came: sends it again, revokes it, or issues another after that. */
export function BadgeDialog({ registration, onChanged, onClose }: Props) {
  const [isOpen, setOpen] = useState(true);
  // A search may not find the registration any more by its new number.
  const [current, setCurrent] = useState(registration);
  const [isRevoking, setRevoking] = useState(false);
  const [sentNumber, setSentNumber] = useState<string>();
  const [sendBadge] = useSendOrganisedBadgeMutation();
  const [revokeBadge] = useRevokeOrganisedBadgeMutation();
  const [reissueBadge] = useReissueOrganisedBadgeMutation();
  const { error, pending, change } = useChange();
  const content = useRef<HTMLDivElement>(null);
  const { id: registrationId, badgeNumber, name, companyName, email, badgeRevokedAt } = current;
  const show = async (done: OwnRegistrationFragment | undefined, isSent: boolean) => {
    if (!done) return;
    setCurrent(done);
    setRevoking(false);
    setSentNumber(isSent ? done.badgeNumber : undefined);
    await onChanged();
    // The pressed button may be gone.
    content.current?.focus();
  };
  const send = async () =>
    show(
      await change(
        { registrationId },
        (input) => sendBadge({ variables: { input } }),
        (data) => data.sendOrganisedBadge,
      ),
      true,
    );
  const revoke = async (reason: string) =>
    show(
      await change(
        { registrationId, reason },
        (input) => revokeBadge({ variables: { input } }),
        (data) => data.revokeOrganisedBadge,
      ),
      false,
    );
  const reissue = async () =>
    show(
      await change(
        { registrationId },
        (input) => reissueBadge({ variables: { input } }),
        (data) => data.reissueOrganisedBadge,
      ),
      true,
    );
  return (
    <Modal
      open={isOpen}
      position="bottom"
      title={
        <Trans>
          Badge <bdi className="figures">{badgeNumber}</bdi>
        </Trans>
      }
      onClose={() => setOpen(false)}
      onClosed={onClose}
    >
      <div ref={content} tabIndex={-1} className="grid gap-4 outline-none">
        <p className="wrap-anywhere">
          <span className="block text-lg font-semibold">
            <bdi>{name}</bdi>
          </span>
          <span className="block">
            <bdi>{companyName}</bdi>
          </span>
          <span className="block text-mute">
            <bdi>{email}</bdi>
          </span>
        </p>
        {badgeRevokedAt && (
          <p>
            <span className="block font-semibold text-brand-ink">
              <Trans>
                Revoked on <DateText iso={badgeRevokedAt} />: no longer valid.
              </Trans>
            </span>
            <bdi className="wrap-anywhere">{current.revocationReason}</bdi>
          </p>
        )}
        <p role="status" className="empty:hidden">
          {sentNumber && (
            <Trans>
              Badge <bdi className="figures">{sentNumber}</bdi> is on its way to <bdi>{email}</bdi>.
            </Trans>
          )}
        </p>
        {error?.code === 'NOT_FOUND' ? (
          <p role="alert">
            <Trans>This is no longer possible. The fair may be over, or the badge has changed.</Trans>
          </p>
        ) : (
          <ErrorOfOperation error={error} />
        )}
        {badgeRevokedAt ? (
          <>
            <p className="text-sm text-mute">
              <Trans>The new badge has another number and goes to the visitor by email.</Trans>
            </p>
            <Button look="primary" pending={pending} onClick={() => void reissue()}>
              <Trans>Issue a new badge</Trans>
            </Button>
          </>
        ) : isRevoking ? (
          <ReasonForm
            pending={pending}
            onSubmit={(reason) => void revoke(reason)}
            onCancel={() => setRevoking(false)}
          >
            <Trans>Revoke badge</Trans>
          </ReasonForm>
        ) : (
          <div className="flex flex-wrap gap-2 max-sm:*:w-full">
            {sentNumber !== badgeNumber && (
              <Button look="primary" pending={pending} onClick={() => void send()}>
                <Trans>Send badge again</Trans>
              </Button>
            )}
            <Button onClick={() => setRevoking(true)}>
              <Trans>Revoke badge</Trans>
            </Button>
          </div>
        )}
        <RegistrationAnswers answers={current} />
        <RegistrationOrigin origin={current} />
      </div>
    </Modal>
  );
}
