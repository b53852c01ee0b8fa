import type { registrationStates, verificationChannels } from '@fairgate/schema/constants';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { ExportButton } from '#features/csv-export/ExportButton.tsx';
import type { OwnRegistrationFragment, RegistrationState, VerificationChannel } from '#graphql';
import { useExportRegistrationsMutation } from '#operations/export-registrations.ts';
import { useOrganiserRegistrationsQuery } from '#operations/organiser-registrations.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { useFormat } from '#ui/format.ts';
import { formatDayAndTime } from '#ui/format-time.ts';
import { Ticket } from '#ui/icons-on-demand.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { DayTotals } from './DayTotals.tsx';
import { NothingFound } from './ListFilter.tsx';
import { ListPager } from './ListPager.tsx';
import { ListSearch } from './ListSearch.tsx';
import { toEnum } from './organiser-search.ts';
import { RegistrationFilters } from './RegistrationFilters.tsx';
import type { SectionProps } from './sections.ts';
import { useReload } from '#platform/use-reload.ts';
import { useSection } from './use-section.tsx';
import { WideTable } from './WideTable.tsx';

const BadgeDialog = onDemand(() => import('./BadgeDialog.tsx').then((module) => module.BadgeDialog));

const states = {
  valid: 'VALID',
  revoked: 'REVOKED',
  'checked-in': 'CHECKED_IN',
} as const satisfies Record<(typeof registrationStates)[number], RegistrationState>;
const channels = {
  email: 'EMAIL',
  mobile: 'MOBILE',
  whatsapp: 'WHATSAPP',
} as const satisfies Record<(typeof verificationChannels)[number], VerificationChannel>;

/** The registrations as they come, the newest first, with a search, totals by day and an export. */
export function Registrations({ id, find, state, vip, verified, pageNo, live }: SectionProps) {
  const { t, i18n } = useLingui();
  const read = useOrganiserRegistrationsQuery({
    variables: {
      id,
      keyword: find,
      state: toEnum(states, state),
      isVip: vip ? vip === 'yes' : null,
      verifiedBy: toEnum(channels, verified),
      page: pageNo,
    },
    // The live state must not change what this list was loaded with.
    fetchPolicy: 'no-cache',
  });
  const { own, instead } = useSection(read);
  const known = own?.registrationCount;
  useReload(known, live?.registrationCount, read.refetch);
  useReload(own?.checkInCount, live?.checkInCount, read.refetch);
  const [opened, setOpened] = useState<OwnRegistrationFragment>();
  const [fetchFile, { loading }] = useExportRegistrationsMutation();
  if (!own?.registrations) return instead;
  const { totalCount: count, nodes } = own.registrations;
  if (known === 0)
    return (
      <EmptyView icon={Ticket} title={<Trans>No registrations yet</Trans>}>
        <Trans>Registrations appear here as they come in.</Trans>
      </EmptyView>
    );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 *:first:grow">
        <ListSearch label={t`Name, company, email or badge number`} />
        <RegistrationFilters />
        <ExportButton
          fileName={`registrations-${id}.csv`}
          loading={loading}
          load={(attempt) =>
            attempt(fetchFile({ variables: { exhibitionId: id } }), (sent) => sent.exportRegistrations)
          }
        />
      </div>
      <p role="status" className="text-sm text-mute">
        <Plural value={count} one="# registration" other="# registrations" />
      </p>
      {nodes.length === 0 ? (
        <NothingFound
          notFound={
            <Trans>
              No registrations found for “<bdi>{find}</bdi>”
            </Trans>
          }
        />
      ) : (
        <WideTable
          label={t`Registrations`}
          isBusy={!read.data}
          head={
            <>
              <th scope="col">
                <Trans>Visitor</Trans>
              </th>
              <th scope="col" className="max-md:hidden">
                <Trans>Company</Trans>
              </th>
              <th scope="col" className="max-md:hidden">
                <Trans>Country</Trans>
              </th>
              <th scope="col">
                <Trans>Badge number</Trans>
              </th>
              <th scope="col" className="max-md:hidden">
                <Trans>Registered</Trans>
              </th>
            </>
          }
        >
          {nodes.map((one) => (
            <tr key={one.id}>
              <th scope="row" className="min-w-40 text-start font-semibold wrap-anywhere">
                <bdi>{one.name || one.email}</bdi>
                <bdi className="text-match block font-normal md:hidden">{one.companyName}</bdi>
                {one.name && <bdi className="text-match block font-normal text-mute">{one.email}</bdi>}
                {one.phone && (
                  <bdi dir="ltr" className="text-match block font-normal text-mute">
                    {one.phone}
                  </bdi>
                )}
                <Standing registration={one} />
              </th>
              <td className="min-w-32 wrap-anywhere max-md:hidden">
                <bdi>{one.companyName}</bdi>
              </td>
              <td className="max-md:hidden">{one.countryCode && <CountryText code={one.countryCode} />}</td>
              <td>
                <Button size="small" aria-haspopup="dialog" onClick={() => setOpened(one)}>
                  <bdi className="figures whitespace-nowrap">{one.badgeNumber}</bdi>
                </Button>
                {one.badgeRevokedAt && (
                  <span className="block pt-1 font-semibold text-brand-ink">
                    <Trans>Revoked</Trans>
                  </span>
                )}
                {one.checkedInAt && (
                  <span className="block pt-1 text-mute">
                    <span className="block">
                      <Trans>Checked in</Trans>
                    </span>
                    <time dateTime={one.checkedInAt}>{formatDayAndTime(i18n.locale, one.checkedInAt)}</time>
                  </span>
                )}
              </td>
              <td className="whitespace-nowrap max-md:hidden">
                <time dateTime={one.registeredAt}>{formatDayAndTime(i18n.locale, one.registeredAt)}</time>
              </td>
            </tr>
          ))}
        </WideTable>
      )}
      <ListPager count={count} />
      {opened && (
        <Suspense>
          <BadgeDialog
            key={opened.id}
            registration={opened}
            onChanged={read.refetch}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      {own.registrationDays && own.registrationDays.length > 0 && <DayTotals days={own.registrationDays} />}
    </>
  );
}

/** Whether the person is a VIP guest, and which contacts are verified. */
function Standing({
  registration: { isVip, verifiedBy },
}: {
  readonly registration: OwnRegistrationFragment;
}) {
  const { t } = useLingui();
  const { list } = useFormat();
  const channelTexts = { EMAIL: t`Email`, MOBILE: t`Phone`, WHATSAPP: t`WhatsApp` };
  const channelsText = list(verifiedBy.map((channel) => channelTexts[channel]));
  return (
    <>
      {channelsText && (
        <span className="block font-normal text-mute">
          <Trans>Confirmed: {channelsText}</Trans>
        </span>
      )}
      {isVip && (
        <span className="block">
          <Trans>VIP guest</Trans>
        </span>
      )}
    </>
  );
}
