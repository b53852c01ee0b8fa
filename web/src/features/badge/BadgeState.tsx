import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { BadgeFieldsFragment } from '#graphql';
import { CircleAlert } from '#ui/icons.tsx';
import { DateText } from '#ui/Texts.tsx';

/** Whether the badge admits its holder. */
export function BadgeState({
  badge: { revokedAt, revocationReason, validUntil },
  clockOffsetMs,
}: {
  readonly badge: BadgeFieldsFragment;
  /** How far this device's clock is behind the server's, in ms. */
  readonly clockOffsetMs: number;
}) {
  // The component is rendered in the browser only.
  const [now] = useState(() => Date.now());
  if (revokedAt)
    return (
      <div className="flex w-full gap-2 rounded-md bg-brand-tint p-3 text-brand-ink">
        <CircleAlert aria-hidden size={20} className="mt-px shrink-0" />
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold">
            <Trans>
              Revoked on <DateText iso={revokedAt} />: no longer valid.
            </Trans>
          </p>
          {revocationReason && (
            <p className="text-ink wrap-anywhere">
              <bdi>{revocationReason}</bdi>
            </p>
          )}
          <p className="text-sm">
            <Trans>
              If you have a newer badge, use that one. If not, please ask at the registration desk.
            </Trans>
          </p>
        </div>
      </div>
    );
  return Date.parse(validUntil) < now + clockOffsetMs ? (
    <p className="font-semibold text-mute">
      <Trans>This badge was valid; the fair has ended.</Trans>
    </p>
  ) : (
    <p className="font-semibold text-trust">
      <Trans>Valid for this fair</Trans>
    </p>
  );
}
