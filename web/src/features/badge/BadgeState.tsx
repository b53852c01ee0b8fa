import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { BadgeFieldsFragment } from '#graphql';
import { DateText } from '#ui/Texts.tsx';

/** Whether the badge admits its holder. */
export function BadgeState({
  badge: { revokedAt, revocationReason, validUntil },
}: {
  readonly badge: BadgeFieldsFragment;
}) {
  // The component is rendered in the browser only.
  const [now] = useState(() => Date.now());
  if (revokedAt)
    return (
      <p className="font-semibold text-time">
        <Trans>
          Revoked on <DateText iso={revokedAt} />: no longer valid.
        </Trans>
        {revocationReason && (
          <bdi className="block font-normal text-ink wrap-anywhere">{revocationReason}</bdi>
        )}
      </p>
    );
  return Date.parse(validUntil) < now ? (
    <p className="font-semibold text-mute">
      <Trans>This badge was valid; the fair has ended.</Trans>
    </p>
  ) : (
    <p className="font-semibold text-trust">
      <Trans>Valid for this fair</Trans>
    </p>
  );
}
