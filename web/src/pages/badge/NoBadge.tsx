import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { IdCard } from '#ui/icons-on-demand.tsx';

export function NoBadge() {
  return (
    <EmptyView
      icon={IdCard}
      title={<Trans>You don’t have a badge yet</Trans>}
      actions={
        <Link to="/" className={buttonStyle({ look: 'primary' })}>
          <Trans>Go to the home page</Trans>
        </Link>
      }
    >
      <Trans>Pre-register for a fair, and your badge will be here.</Trans>
    </EmptyView>
  );
}
