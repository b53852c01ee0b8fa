import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LayoutGrid } from '#ui/icons.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';

/** No category has this id, or no longer. */
export function CategoryNotFound() {
  return (
    <EmptyView
      page
      icon={LayoutGrid}
      title={<Trans>This category is not here</Trans>}
      actions={
        <>
          <Link to="/categories" className={buttonStyle({ look: 'primary' })}>
            <Trans>Look through all categories</Trans>
          </Link>
          <Link to="/search/product" className={buttonStyle()}>
            <Trans>Search products</Trans>
          </Link>
        </>
      }
    >
      <Trans>It may have been merged with another one, or the address was copied incompletely.</Trans>
    </EmptyView>
  );
}
