import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keepBadgePage } from '#platform/keep-badge-page.ts';
import { Button } from '#ui/Button.tsx';
import { closeModals } from '#ui/modal/open-modal.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Check, Mail } from '#ui/icons.tsx';

type Props = {
  readonly registration: {
    readonly email: string;
    readonly badgeNumber: string | null;
    readonly badgeLink: string | null;
  };
  /** Opens the registration by its badge's link, to correct it; undefined once the fair is over. */
  readonly onChange?: ((badgeLink: string) => void) | undefined;
  /** Shows the form again, for another person. */
  readonly onAgain?: (() => void) | undefined;
};

/** The registration has arrived: the badge, or where it was mailed. */
export function Registered({ registration: { email, badgeNumber, badgeLink }, onChange, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);
  // The outbox has saved the badge (sw/outbox-delivery.ts): its page opens without a network, too.
  useEffect(() => {
    if (badgeNumber === null) return;
    keepBadgePage();
    void navigator.storage?.persist?.().catch(() => undefined);
  }, [badgeNumber]);
  return (
    <div className="grid max-w-xl justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      {badgeNumber === null ? (
        <>
          <h2 ref={heading} tabIndex={-1} className="flex items-start gap-2 text-xl outline-none">
            <Mail aria-hidden size={24} className="shrink-0" />
            <Trans>Check your email</Trans>
          </h2>
          <p>
            <Trans>
              <bdi className="font-semibold wrap-anywhere">{email}</bdi> was already registered for this fair.
              We’ve sent the badge there again.
            </Trans>
          </p>
          <p>
            <Trans>Nothing has been changed. To correct something, open the badge from that email.</Trans>
          </p>
        </>
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1} className="flex items-start gap-2 text-xl outline-none">
            <Check aria-hidden size={24} className="shrink-0" />
            <Trans>You’re registered</Trans>
          </h2>
          <p>
            <Trans>
              Your badge number is <bdi className="figures font-bold">{badgeNumber}</bdi>. We’ve sent your
              badge to <bdi className="font-semibold wrap-anywhere">{email}</bdi>.
            </Trans>
          </p>
          <Link
            to="/expo/badge/view"
            search={badgeLink === null ? {} : { badge_token: badgeLink }}
            // Also where it leads to the page below the modal.
            onClick={closeModals}
            className={buttonStyle({ look: 'primary' })}
          >
            <Trans>View your badge</Trans>
          </Link>
        </>
      )}
      {onChange && badgeLink !== null && (
        <Button onClick={() => onChange(badgeLink)}>
          <Trans>Change your details</Trans>
        </Button>
      )}
      {onAgain && (
        <Button onClick={onAgain}>
          <Trans>Register someone else</Trans>
        </Button>
      )}
    </div>
  );
}
