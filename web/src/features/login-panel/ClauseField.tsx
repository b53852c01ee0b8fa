import { ruleKeys } from '@fairgate/schema/rules/messages';
import { clauseRule } from '@fairgate/schema/rules/clause';
import { toWebsiteEnName } from '@fairgate/schema/urls/site-name';
import { Trans } from '@lingui/react/macro';
import type { StandardSchemaV1 } from '@tanstack/react-form';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';
import { CircleAlert } from '#ui/icons.tsx';
import { RuleMessage } from '#ui/RuleMessage.tsx';

const root = getRouteApi('__root__');

/** §5 The clause must be accepted; the message appears as soon as the box is unticked. */
export const clauseRules = { onChange: clauseRule as StandardSchemaV1<boolean, true> };

type Props = {
  readonly accepted: boolean;
  readonly failed: boolean;
  readonly onChange: (accepted: boolean) => void;
};

/**
 * §2.8 Privacy and membership clause, with the policy of the site's region. It opens in a new tab, so that
 * input is not lost.
 */
export function ClauseField({ accepted, failed, onChange }: Props) {
  const { site } = root.useRouteContext();
  const id = useId();
  const country = site.countryCode === null ? undefined : toWebsiteEnName(site.englishName);
  return (
    <div className="grid gap-1.5">
      <Checkbox
        name="clause"
        required
        checked={accepted}
        aria-describedby={failed ? id : undefined}
        aria-invalid={failed}
        onChange={({ target }) => onChange(target.checked)}
        label={
          <Trans>
            I agree to the <PolicyLink country={country}>membership and privacy terms</PolicyLink>.
          </Trans>
        }
      />
      <p id={id} aria-live="polite" className="text-sm text-brand-ink empty:hidden">
        {failed && (
          <>
            <CircleAlert aria-hidden size={16} className="me-1 inline align-[-0.2em]" />
            <RuleMessage rule={ruleKeys.clause} />
          </>
        )}
      </p>
    </div>
  );
}

function PolicyLink({
  country,
  children,
}: {
  readonly country: string | undefined;
  readonly children?: ReactNode;
}) {
  const look = { target: '_blank', className: 'underline underline-offset-4' } as const;
  return country ? (
    <Link {...look} to="/privacy-policy-{$websiteEnName}.html" params={{ websiteEnName: country }}>
      {children}
    </Link>
  ) : (
    <Link {...look} to="/privacy-policy.html">
      {children}
    </Link>
  );
}
