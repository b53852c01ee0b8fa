import { Plural, Trans } from '@lingui/react/macro';
import type { EshowPath } from '@fairgate/schema/urls/exhibition-segment';
import { Link, useRouteContext } from '@tanstack/react-router';
import { ExhibitionBreadcrumb } from '#features/exhibition/ExhibitionBreadcrumb.tsx';
import { ExhibitionSections } from '#features/exhibition/ExhibitionSections.tsx';
import { ExhibitionTop } from '#features/exhibition/ExhibitionTop.tsx';
import { Poster } from '#features/exhibition/Poster.tsx';
import { useEshowQuery } from '#operations/eshow.ts';
import { classes } from '#ui/classes.ts';
import { useFormat } from '#ui/format.ts';
import { Pager } from '#ui/Pager.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';
import { eshowPageSize, eshowVariables, type EshowSearch } from './eshow-search.ts';
import { EshowFilters } from './EshowFilters.tsx';
import { EshowItems } from './EshowItems.tsx';

type Props = {
  readonly path: EshowPath;
  readonly search: EshowSearch;
};

/** §2.5 An e-show: an exhibition's products and exhibitors by category, with search. */
export function EshowPage({ path, search }: Props) {
  const { data, previousData } = useEshowQuery({ variables: eshowVariables(path, search) });
  // §2.5 The exhibition's own pages are for global buyers.
  const hasSections = useRouteContext({ from: '__root__' }).userKind === 'global';
  const { text } = useFormat();
  // While other items load, the page stays.
  const exhibition = (data ?? previousData)?.eshow?.exhibition;
  if (!exhibition) return <ExhibitionSkeleton />;
  const { exhibitors, products } = exhibition;
  const name = text(exhibition.name);
  const shown = search.list ? exhibitors : products;
  const count = shown?.totalCount ?? 0;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {hasSections && <ExhibitionBreadcrumb exhibition={exhibition} here={<Trans>Online show</Trans>} />}
        <ExhibitionTop
          exhibition={exhibition}
          title={<Trans>{name}: online show</Trans>}
          poster={<Poster picture={exhibition.picture} />}
        />
        {hasSections && <ExhibitionSections exhibition={exhibition} here="eshow" />}
      </div>
      <EshowFilters
        path={path}
        search={search}
        categories={exhibitors?.facets.find(({ kind }) => kind === 'CATEGORY')?.values ?? []}
      />
      <p role="status" className="text-sm text-mute">
        {!shown ? (
          <FailedText ofExhibitors={search.list !== undefined} />
        ) : search.list ? (
          <Plural value={count} one="# exhibitor" other="# exhibitors" />
        ) : (
          <Plural value={count} _0="No products" one="# product" other="# products" />
        )}
      </p>
      {shown && (
        <div aria-busy={!data} className={classes('grid', !data && 'opacity-60')}>
          <EshowItems
            path={path}
            search={search}
            exhibition={exhibition}
            exhibitors={exhibitors?.nodes}
            products={products?.nodes}
          />
        </div>
      )}
      <Pager
        page={search.pageNo ?? 1}
        pageCount={Math.ceil(count / eshowPageSize)}
        link={({ page, ...link }) => (
          <Link
            key={`${link['aria-label']}`}
            to="/eshow{$eshow}"
            params={{ eshow: path }}
            search={{ ...search, pageNo: page === 1 ? undefined : page }}
            {...link}
          />
        )}
      />
    </div>
  );
}

function FailedText({ ofExhibitors }: { readonly ofExhibitors: boolean }) {
  return ofExhibitors ? (
    <Trans>The exhibitors couldn’t be loaded. Try again in a moment.</Trans>
  ) : (
    <Trans>The products can’t be shown right now. Everything above is up to date.</Trans>
  );
}
