import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useBoundField } from '#ui/form/use-bound-field.tsx';

/** §5 The clause must be accepted for an account. The policy opens in a new tab, so that what is typed stays. */
export function ClauseField() {
  const { value, change, error } = useBoundField({});
  return (
    <div className="grid gap-1.5">
      <Checkbox
        name="clause"
        required
        checked={value !== ''}
        aria-invalid={Boolean(error)}
        onChange={({ target }) => change(target.checked ? 'yes' : '')}
        label={
          <Trans>
            I agree to the <PolicyLink>membership and privacy terms</PolicyLink>.
          </Trans>
        }
      />
      <p aria-live="polite" className="text-sm text-brand-ink empty:hidden">
        {error}
      </p>
    </div>
  );
}

const PolicyLink = ({ children }: { readonly children?: ReactNode }) => (
  <Link to="/privacy-policy.html" target="_blank" className="underline underline-offset-4">
    {children}
  </Link>
);
