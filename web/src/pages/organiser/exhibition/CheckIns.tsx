import { Trans, useLingui } from '@lingui/react/macro';
import { ExportButton } from '#features/csv-export/ExportButton.tsx';
import type { OrganiserCheckInsQuery } from '#graphql';
import { useExportCheckInsMutation } from '#operations/export-check-ins.ts';
import { useOrganiserCheckInsQuery } from '#operations/organiser-check-ins.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { Ticket } from '#ui/icons-on-demand.tsx';
import { NumberText } from '#ui/Texts.tsx';
import { HourBars } from './HourBars.tsx';
import type { SectionProps } from './sections.ts';
import { useReload } from '#platform/use-reload.ts';
import { useSection } from './use-section.tsx';
import { WideTable } from './WideTable.tsx';

/** The check-ins as they come: how many of the registered, today by hour, the last ones, and an export. */
export function CheckIns({ id, live }: Pick<SectionProps, 'id' | 'live'>) {
  const read = useOrganiserCheckInsQuery({ variables: { id } });
  const [fetchFile, { loading }] = useExportCheckInsMutation();
  const { own, instead } = useSection(read);
  useReload(markOf(own), markOf(live), read.refetch);
  if (!own?.checkIns) return instead;
  const { latest, today } = own.checkIns;
  if (own.checkInCount === 0)
    return (
      <EmptyView icon={Ticket} title={<Trans>No check-ins yet</Trans>}>
        <Trans>Check-ins appear here as badges are scanned at your gates.</Trans>
      </EmptyView>
    );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="grid">
          <span className="figures text-3xl font-bold">
            <NumberText value={own.checkInCount} />
          </span>
          <span className="text-mute">
            <Trans>
              checked in · <NumberText value={own.registrationCount} /> registered
            </Trans>
          </span>
        </p>
        <ExportButton
          fileName={`check-ins-${id}.csv`}
          loading={loading}
          load={(attempt) =>
            attempt(fetchFile({ variables: { exhibitionId: id } }), (sent) => sent.exportCheckIns)
          }
        />
      </div>
      {today.length > 0 && <HourBars hours={today} />}
      <LatestCheckIns latest={latest} />
    </>
  );
}

type Counts = { readonly checkInCount: number; readonly checkInTodayCount: number };

/** Changes with each check-in, also of a visitor who was here before. */
const markOf = (counts: Counts | null | undefined): string | undefined =>
  counts ? `${counts.checkInCount} ${counts.checkInTodayCount}` : undefined;

type Organiser = Extract<NonNullable<OrganiserCheckInsQuery['viewer']>, { __typename: 'OrganiserUser' }>;
type Latest = NonNullable<NonNullable<Organiser['exhibition']>['checkIns']>['latest'];

function LatestCheckIns({ latest }: { readonly latest: Latest }) {
  const { t, i18n } = useLingui();
  return (
    <WideTable
      label={t`Latest check-ins`}
      isBusy={false}
      head={
        <>
          <th scope="col">
            <Trans>Visitor</Trans>
          </th>
          <th scope="col" className="max-md:hidden">
            <Trans>Badge number</Trans>
          </th>
          <th scope="col" className="max-md:hidden">
            <Trans>Device</Trans>
          </th>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
        </>
      }
    >
      {latest.map((one) => (
        <tr key={`${one.badgeNumber} ${one.scannedAt}`}>
          <th scope="row" className="text-start font-semibold wrap-anywhere">
            <bdi>{one.name || '–'}</bdi>
            {one.companyName && (
              <bdi className="text-match block font-normal text-mute">{one.companyName}</bdi>
            )}
            <span className="block font-normal text-mute md:hidden">
              <bdi className="figures whitespace-nowrap">{one.badgeNumber}</bdi>
              {one.gate && <bdi className="text-match block">{one.gate}</bdi>}
            </span>
          </th>
          <td className="figures whitespace-nowrap max-md:hidden">
            <bdi>{one.badgeNumber}</bdi>
          </td>
          <td className="wrap-anywhere max-md:hidden">
            <bdi>{one.gate || '–'}</bdi>
          </td>
          <td className="md:whitespace-nowrap">
            <time dateTime={one.scannedAt}>{formatDayAndTime(i18n.locale, one.scannedAt)}</time>
            {one.clockWrong && (
              <span className="block text-time">
                <Trans>The device’s clock was wrong</Trans>
              </span>
            )}
          </td>
        </tr>
      ))}
    </WideTable>
  );
}
