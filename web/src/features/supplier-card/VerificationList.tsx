import { Trans } from '@lingui/react/macro';
import { useToday } from '#platform/use-today.ts';
import { checkColour } from '#ui/check-colour.ts';
import { classes } from '#ui/classes.ts';
import { ShieldCheck } from '#ui/icons.tsx';
import type { SupplierCardFragment } from '#graphql';
import { DateText } from '#ui/Texts.tsx';

/** Verifications, each with its subject, result, date and inspector: never a bare tick. */
export function VerificationList({
  verifications,
  findings = false,
}: {
  verifications: SupplierCardFragment['verifications'];
  findings?: boolean;
}) {
  const today = useToday();
  if (verifications.length === 0)
    return (
      <p className="text-sm text-mute">
        <Trans>Nothing about this supplier has been verified yet.</Trans>
      </p>
    );
  return (
    <ul className="grid gap-2 text-sm">
      {verifications.map(({ key, title, finding, checkedOn, inspector }) => (
        <li key={key} className="flex gap-2">
          <ShieldCheck
            aria-hidden
            size={17}
            className={classes('mt-0.5 shrink-0', checkColour(checkedOn, today))}
          />
          <span className="min-w-0">
            <span className={classes('font-semibold', checkColour(checkedOn, today))}>{title}</span>
            <span className="block text-mute">
              <Trans>
                <DateText iso={checkedOn} />, by <bdi>{inspector}</bdi>
              </Trans>
            </span>
            {findings && (
              <span dir="auto" className="block">
                {finding}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
