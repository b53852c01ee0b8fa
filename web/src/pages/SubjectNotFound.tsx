import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';

/** Neither a product nor a supplier has the id. */
export function SubjectNotFound() {
  return (
    <EmptyView
      page
      icon={SearchX}
      title={<Trans>This is no longer available</Trans>}
      actions={
        <Link to="/search/product" className={buttonStyle({ look: 'primary' })}>
          <Trans>Find products</Trans>
        </Link>
      }
    >
      <Trans>The product or supplier of this link is no longer listed.</Trans>
    </EmptyView>
  );
}
