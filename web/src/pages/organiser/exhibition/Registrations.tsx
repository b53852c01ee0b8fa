import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useOrganiserRegistrationsQuery } from '#operations/organiser-registrations.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { SearchX } from '#ui/icons.tsx';
import { Ticket } from '#ui/icons-on-demand.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { DayTotals } from './DayTotals.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListPager } from './ListPager.tsx';
import { ListSearch } from './ListSearch.tsx';
import type { SectionProps } from './sections.ts';
import { WideTable } from './WideTable.tsx';

/** The registrations as they come, the newest first, with a search, totals by day and an export. */
export function Registrations({ id, find, pageNo, live }: SectionProps) {
  const { t, i18n } = useLingui();
  const { data, previousData, error, refetch } = useOrganiserRegistrationsQuery({
    variables: { id, keyword: find, page: pageNo },
  });
  const viewer = (data ?? previousData)?.viewer;
  const own = viewer?.__typename === 'OrganiserUser' ? viewer.exhibition : undefined;
  const known = own?.registrationCount;
  const current = live?.registrationCount;
  const isOutdated = known !== undefined && current !== undefined && current !== known;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, current, refetch]);
  if (!own?.registrations)
    return error || own ? (
      <NotLoaded error={{ code: 'SERVER_ERROR' }} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-md" />
    );
  const { totalCount: count, nodes } = own.registrations;
  if (known === 0)
    return (
      <EmptyView icon={Ticket} title={<Trans>No registrations yet</Trans>}>
        <Trans>They appear here as they come in.</Trans>
      </EmptyView>
    );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 *:first:grow">
        <ListSearch label={t`Name, company, email or badge number`} />
        <ExportButton exhibitionId={id} />
      </div>
      <p role="status" className="text-sm text-mute">
        <Plural value={count} one="# registration" other="# registrations" />
      </p>
      {nodes.length === 0 ? (
        <EmptyView
          icon={SearchX}
          title={
            <Trans>
              No registrations found for “<bdi>{find}</bdi>”
            </Trans>
          }
        />
      ) : (
        <WideTable
          label={t`Registrations`}
          isBusy={!data}
          head={
            <>
              <th scope="col">
                <Trans>Visitor</Trans>
              </th>
              <th scope="col">
                <Trans>Company</Trans>
              </th>
              <th scope="col">
                <Trans>Country</Trans>
              </th>
              <th scope="col">
                <Trans>Badge number</Trans>
              </th>
              <th scope="col">
                <Trans>Registered</Trans>
              </th>
            </>
          }
        >
          {nodes.map((one) => (
            <tr key={one.id}>
              <th scope="row" className="min-w-44 text-start font-semibold wrap-anywhere">
                <bdi>{one.name || one.email}</bdi>
                {one.name && <bdi className="block font-normal text-mute">{one.email}</bdi>}
                {one.phone && (
                  <bdi dir="ltr" className="block font-normal text-mute">
                    {one.phone}
                  </bdi>
                )}
              </th>
              <td className="min-w-32 wrap-anywhere">
                <bdi>{one.companyName}</bdi>
              </td>
              <td>{one.countryCode && <CountryText code={one.countryCode} />}</td>
              <td className="figures whitespace-nowrap">
                <bdi>{one.badgeNumber}</bdi>
              </td>
              <td className="whitespace-nowrap">
                <time dateTime={one.registeredAt}>{formatDayAndTime(i18n.locale, one.registeredAt)}</time>
              </td>
            </tr>
          ))}
        </WideTable>
      )}
      <ListPager count={count} />
      {own.registrationDays && own.registrationDays.length > 0 && <DayTotals days={own.registrationDays} />}
    </>
  );
}
