import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SearchX } from '#ui/icons.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';

/** The address is well-formed, but has no content (any more). */
export function NotFoundView() {
  return (
    <EmptyView
      page
      icon={SearchX}
      title={<Trans>This page is no longer available</Trans>}
      actions={
        <>
          <Link to="/search/product" className={buttonStyle({ look: 'primary' })}>
            <Trans>Search products</Trans>
          </Link>
          <Link to="/categories" className={buttonStyle()}>
            <Trans>All categories</Trans>
          </Link>
        </>
      }
    >
      <Trans>
        The product, supplier or category may have been removed, or the link may be incomplete. Search for it
        by name or browse its category.
      </Trans>
    </EmptyView>
  );
}
