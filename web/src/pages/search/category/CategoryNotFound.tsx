import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LayoutGrid } from '#ui/icons.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';

/** No category has this id, or no longer has. */
export function CategoryNotFound() {
  return (
    <EmptyView
      page
      icon={LayoutGrid}
      title={<Trans>Category not found</Trans>}
      actions={
        <>
          <Link to="/categories" className={buttonStyle({ look: 'primary' })}>
            <Trans>Browse all categories</Trans>
          </Link>
          <Link to="/search/product" className={buttonStyle()}>
            <Trans>Search products</Trans>
          </Link>
        </>
      }
    >
      <Trans>It may have been merged with another category, or the link may be incomplete.</Trans>
    </EmptyView>
  );
}
