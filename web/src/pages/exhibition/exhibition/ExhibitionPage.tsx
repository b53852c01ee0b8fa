import { Plural, Trans } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { exhibitionAddress, exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitionSections } from '#features/exhibition/ExhibitionSections.tsx';
import { ExhibitionTop } from '#features/exhibition/ExhibitionTop.tsx';
import { ExhibitorCard } from '#features/exhibition/ExhibitorCard.tsx';
import { NewsList } from '#features/exhibition/NewsList.tsx';
import { Poster } from '#features/exhibition/Poster.tsx';
import type { ExhibitionHomeFragment } from '#graphql';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { chipStyle } from '#ui/Chip.tsx';
import { Section } from '#ui/Section.tsx';
import { NumberText, ServiceText } from '#ui/Texts.tsx';
import { PocketPanel } from '../pocket/lazy-sections.ts';
import { BadgeLink } from './BadgeLink.tsx';
import { HallList } from './HallList.tsx';

type Props = {
  readonly exhibition: ExhibitionHomeFragment;
};

/** §2.5 exhibition home: when and where it is, who exhibits, and what is on show. */
export function ExhibitionPage({ exhibition }: Props) {
  const { id, name, news, halls, exhibitors } = exhibition;
  const params = { exhibition: exhibitionParam(exhibition) };
  const categories = exhibitors?.facets.find(({ kind }) => kind === 'CATEGORY')?.values ?? [];
  const count = exhibitors?.totalCount ?? 0;
  const { device } = useRouteContext({ from: '__root__' });
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-2 pb-8">
      <div className="grid gap-4">
        <Breadcrumb here={<ServiceText>{name}</ServiceText>}>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
        </Breadcrumb>
        <ExhibitionTop exhibition={exhibition} poster={<Poster picture={exhibition.picture} />} />
        <ExhibitionSections exhibition={exhibition} here="overview" />
        <div className="flex flex-wrap gap-2 empty:hidden max-md:*:grow">
          {exhibition.status !== 'COMPLETED' && <BadgeLink exhibition={exhibition} />}
          {count > 0 && (
            <>
              <Link to="/$exhibition/exhibitors" params={params} className={buttonStyle()}>
                <Plural value={count} one="See # exhibitor" other="See all # exhibitors" />
              </Link>
              <Link to="/search/product" search={{ fair: [id] }} className={buttonStyle()}>
                <Trans>Products of the exhibitors</Trans>
              </Link>
            </>
          )}
        </div>
        {count > 0 && <PocketPanel id={id} name={name} href={exhibitionAddress(exhibition)} />}
      </div>
      {news && news.length > 0 && (
        <Section title={<Trans>News</Trans>}>
          <NewsList news={news} />
        </Section>
      )}
      {categories.length > 0 && (
        <Section title={<Trans>What is on show</Trans>}>
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ value, label, count: exhibiting }) => (
              <li key={value} className="max-w-full">
                <Link
                  to="/$exhibition/exhibitors"
                  params={params}
                  search={{ category: value }}
                  className={chipStyle}
                >
                  <span className="truncate">{label ?? value}</span>
                  <span className="figures text-mute">
                    <NumberText value={exhibiting} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {halls && halls.length > 0 && (
        <Section title={<Trans>Halls</Trans>}>
          <HallList halls={halls} params={params} />
        </Section>
      )}
      {exhibitors ? (
        count > 0 && (
          <Section
            isLong
            title={<Trans>Exhibitors</Trans>}
            more={
              <Link to="/$exhibition/exhibitors" params={params}>
                <Trans>See all</Trans>
              </Link>
            }
          >
            <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
              {exhibitors.nodes.map((exhibitor) => (
                <li key={exhibitor.number} className="grid">
                  <ExhibitorCard exhibitor={exhibitor} exhibition={exhibition} />
                </li>
              ))}
            </ul>
          </Section>
        )
      ) : (
        <p className="text-mute">
          <Trans>The exhibitors couldn’t be loaded. Try again in a moment.</Trans>
        </p>
      )}
      {exhibitors && count === 0 && (
        <p className="text-mute">
          <Trans>The exhibitors will be announced here.</Trans>
        </p>
      )}
      {device === 'phone' && exhibition.status !== 'COMPLETED' && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-mute">
          <Trans>For staff and exhibitors</Trans>
          <Link
            to="/scanBadge"
            className="inline-flex min-h-11 items-center font-semibold text-ink hover:underline"
          >
            <Trans>Check badges</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}
