import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FileQuestion } from '#features/search/icons.ts';
import { productsPerPage } from '#features/search/limits.ts';
import { usePlace } from '#features/search/place.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { NumberText } from '#ui/Texts.tsx';

/** A page after the last one: products go, addresses stay. */
export function BeyondEnd({
  search,
  totalCount,
  perPage = productsPerPage,
}: {
  readonly search: ProductSearch;
  readonly totalCount: number;
  readonly perPage?: number;
}) {
  const { linkTo } = usePlace();
  const last = Math.ceil(totalCount / perPage);
  return (
    <EmptyView
      icon={FileQuestion}
      title={
        <Trans>
          Page <NumberText value={search.pageNo ?? 1} /> doesn’t exist
        </Trans>
      }
      actions={
        <>
          <Link
            {...linkTo({ ...search, pageNo: last > 1 ? last : undefined })}
            className={buttonStyle({ look: 'primary' })}
          >
            <span>
              <Trans>
                Go to the last page, <NumberText value={last} />
              </Trans>
            </span>
          </Link>
          {last > 1 && (
            <Link {...linkTo({ ...search, pageNo: undefined })} className={buttonStyle()}>
              <Trans>Go to the first page</Trans>
            </Link>
          )}
        </>
      }
    >
      <Plural value={last} one="There is only one page of results." other="Results end at page #." />
    </EmptyView>
  );
}
