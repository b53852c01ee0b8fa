import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NearProductsQuery } from '#graphql';
import { ProductCards } from '#features/product-card/ProductCards.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { usePlace } from '#features/search/place.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import type { NearWords } from './found.ts';
import { looserSearch } from './near.ts';
import { searchForWords } from './search-for-words.ts';

type Props = {
  readonly search: ProductSearch;
  readonly near: NearProductsQuery | undefined;
  readonly words: NearWords | null;
};

/**
 * Products of the nearest search with results: without the last filter, or with fewer words and the
 * certificates in them.
 */
export function NearGoods({ search, near, words }: Props) {
  const { linkTo, fixed } = usePlace();
  const found = [
    { goods: near?.looser, to: looserSearch(search, fixed), name: <Trans>Without the last filter</Trans> },
    { goods: near?.fewer, to: words ? searchForWords(words) : {}, name: words && <NearName {...words} /> },
  ].find(({ goods }) => (goods?.totalCount ?? 0) > 0);
  if (!found?.goods) return null;
  const {
    goods: { totalCount, nodes },
    to,
    name,
  } = found;
  return (
    <section className="pb-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 className="text-lg">{name}</h2>
        <Link {...linkTo(to)} className="line-link text-sm font-semibold underline underline-offset-4">
          <Plural value={totalCount} one="Show # product" other="Show all # products" />
        </Link>
      </div>
      <ProductGrid narrow>
        <ProductCards products={nodes} />
      </ProductGrid>
    </section>
  );
}

function NearName({ keyword: fewer, certificates }: NearWords) {
  const codes = certificates.join(' / ');
  if (fewer === '')
    return (
      <Trans>
        With certificate <bdi>{codes}</bdi>
      </Trans>
    );
  return (
    <>
      <Trans>
        Products for “<bdi>{fewer}</bdi>”
      </Trans>
      {codes && (
        <>
          {' '}
          · <bdi>{codes}</bdi>
        </>
      )}
    </>
  );
}
