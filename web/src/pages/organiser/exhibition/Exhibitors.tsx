import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ExhibitorPicture } from '#features/exhibition/ExhibitorPicture.tsx';
import { useOrganiserExhibitorsQuery } from '#operations/organiser-exhibitors.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { useFormat } from '#ui/format.ts';
import { Package, SearchX } from '#ui/icons.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { ListPager } from './ListPager.tsx';
import { ListSearch } from './ListSearch.tsx';
import type { SectionProps } from './sections.ts';
import { useSection } from './use-section.tsx';
import { WideTable } from './WideTable.tsx';

/** The exhibitors by stand, with a search. */
export function Exhibitors({ id, find: keyword, pageNo }: SectionProps) {
  const { t } = useLingui();
  const { list } = useFormat();
  const read = useOrganiserExhibitorsQuery({
    variables: { id, filter: keyword ? { keyword } : {}, page: pageNo },
  });
  const { own, instead } = useSection(read);
  const exhibitors = own?.exhibitors;
  if (!exhibitors) return instead;
  const { totalCount: count, nodes } = exhibitors;
  if (count === 0 && !keyword)
    return (
      <EmptyView icon={Package} title={<Trans>No exhibitors yet</Trans>}>
        <Trans>Exhibitors appear here once your list has been imported.</Trans>
      </EmptyView>
    );
  return (
    <>
      <ListSearch label={t`Company, stand or product`} />
      <p role="status" className="text-sm text-mute">
        <Plural value={count} one="# exhibitor" other="# exhibitors" />
      </p>
      {nodes.length === 0 ? (
        <EmptyView
          icon={SearchX}
          title={
            <Trans>
              No exhibitors found for “<bdi>{keyword}</bdi>”
            </Trans>
          }
        />
      ) : (
        <WideTable
          label={t`Exhibitors`}
          isBusy={!read.data}
          head={
            <>
              <th scope="col">
                <Trans>Stand</Trans>
              </th>
              <th scope="col">
                <Trans>Company</Trans>
              </th>
              <th scope="col">
                <Trans>Country</Trans>
              </th>
              <th scope="col" className="max-md:hidden">
                <Trans>Products</Trans>
              </th>
            </>
          }
        >
          {nodes.map(({ number, name, countryCode, products, logo, stand }) => (
            <tr key={number}>
              <td className="figures whitespace-nowrap">
                <bdi>{`${stand.hall}-${stand.number}`}</bdi>
              </td>
              <th scope="row" className="min-w-40 text-start font-semibold wrap-anywhere">
                <span className="flex items-center gap-3">
                  <ExhibitorPicture exhibitor={{ logo }} sizes="40px" className="size-10 rounded-sm" />
                  <bdi className="min-w-0">{name}</bdi>
                </span>
              </th>
              <td>
                <CountryText code={countryCode} />
              </td>
              <td dir="auto" className="text-match text-mute max-md:hidden">
                {list(products)}
              </td>
            </tr>
          ))}
        </WideTable>
      )}
      <ListPager count={count} />
    </>
  );
}
