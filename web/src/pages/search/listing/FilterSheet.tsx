import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { cleared, conditionsOf } from '#features/search/change.ts';
import type { Facets } from '#features/search/facets.ts';
import { FilterFields } from '#features/search/FilterFields.tsx';
import { usePlace } from '#features/search/place.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Modal } from '#ui/modal/Modal.tsx';

type Props = {
  readonly open: boolean;
  readonly search: ProductSearch;
  readonly facets: Facets;
  /** undefined while it is being counted. */
  readonly count: number | undefined;
  readonly onClose: () => void;
};

/** The filters in a sheet over the page; its button shows the current number of results. */
export function FilterSheet({ open, search, facets, count, onClose }: Props) {
  const { linkTo, fixed, of } = usePlace();
  return (
    <Modal
      open={open}
      title={<Trans>Filters</Trans>}
      position="bottom"
      width="32rem"
      onClose={onClose}
      foot={
        <div className="flex w-full gap-2">
          {conditionsOf(search, fixed).length > 0 && (
            <Link
              {...linkTo(cleared(search, fixed))}
              replace
              resetScroll={false}
              preload={false}
              className={buttonStyle()}
            >
              <Trans>Clear all</Trans>
            </Link>
          )}
          <div className="flex-1" aria-live="polite">
            <Button look="primary" wide onClick={onClose}>
              {count === undefined && <Trans>Counting…</Trans>}
              {count !== undefined && of === 'products' && (
                <Plural value={count} _0="No products" one="Show # product" other="Show # products" />
              )}
              {count !== undefined && of === 'suppliers' && (
                <Plural value={count} _0="No suppliers" one="Show # supplier" other="Show # suppliers" />
              )}
            </Button>
          </div>
        </div>
      }
    >
      <FilterFields idPrefix="sheet" search={search} facets={facets} replace />
    </Modal>
  );
}
