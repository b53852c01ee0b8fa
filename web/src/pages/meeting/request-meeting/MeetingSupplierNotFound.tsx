import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';

/** No supplier has the id. */
export function MeetingSupplierNotFound() {
  return (
    <EmptyView
      page
      icon={SearchX}
      title={<Trans>This is no longer available</Trans>}
      actions={
        <Link to="/search/supplier" className={buttonStyle({ look: 'primary' })}>
          <Trans>Find suppliers</Trans>
        </Link>
      }
    >
      <Trans>The product or supplier of this link is no longer listed.</Trans>
    </EmptyView>
  );
}
