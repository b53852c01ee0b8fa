import type { prizeClaimStates } from '@fairgate/schema/constants';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ExportButton } from '#features/csv-export/ExportButton.tsx';
import type { PrizeClaimState } from '#graphql';
import { useExportPrizeClaimsMutation } from '#operations/export-prize-claims.ts';
import { useOrganiserPrizeClaimsQuery } from '#operations/organiser-prize-claims.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Ticket } from '#ui/icons-on-demand.tsx';
import { ListFilter } from './ListFilter.tsx';
import { toEnum } from './organiser-search.ts';
import { OwnList } from './OwnList.tsx';
import { PrizeClaimItem } from './PrizeClaimItem.tsx';
import type { SectionProps } from './sections.ts';
import { useReload } from '#platform/use-reload.ts';
import { useSection } from './use-section.tsx';

const states = {
  open: 'OPEN',
  'handed-over': 'HANDED_OVER',
  refused: 'REFUSED',
} as const satisfies Record<(typeof prizeClaimStates)[number], PrizeClaimState>;

/** The prizes that buyers have confirmed, the newest first, as they come. */
export function PrizeClaims({ id, find, state, pageNo, live }: SectionProps) {
  const { t } = useLingui();
  const read = useOrganiserPrizeClaimsQuery({
    variables: { id, keyword: find, state: toEnum(states, state), page: pageNo },
    // The live state must not change what this list was loaded with.
    fetchPolicy: 'no-cache',
  });
  const [fetchFile, { loading }] = useExportPrizeClaimsMutation();
  const { own, instead } = useSection(read);
  useReload(own?.prizeClaimsChangedAt, live?.prizeClaimsChangedAt, read.refetch);
  if (!own?.prizeClaims) return instead;
  const { totalCount: count, nodes } = own.prizeClaims;
  if (count === 0 && !find && !state)
    return (
      <EmptyView icon={Ticket} title={<Trans>No prize claims yet</Trans>}>
        <Trans>Prize claims appear here as they come in.</Trans>
      </EmptyView>
    );
  return (
    <OwnList
      searchLabel={t`Name, phone number or address`}
      filters={
        <ListFilter
          name="state"
          label={t`State`}
          options={[
            { value: '', label: t`All states` },
            { value: 'open', label: t({ message: 'Open', context: 'state of a request' }) },
            { value: 'handed-over', label: t`Handed over` },
            { value: 'refused', label: t`Refused` },
          ]}
        />
      }
      exportButton={
        <ExportButton
          fileName={`prize-claims-${id}.csv`}
          loading={loading}
          load={(attempt) =>
            attempt(fetchFile({ variables: { exhibitionId: id } }), (sent) => sent.exportPrizeClaims)
          }
        />
      }
      count={count}
      countText={<Plural value={count} one="# prize claim" other="# prize claims" />}
      notFound={
        <Trans>
          No prize claims found for “<bdi>{find}</bdi>”
        </Trans>
      }
      isBusy={!read.data}
    >
      {nodes.map((claim) => (
        <li key={claim.id}>
          <PrizeClaimItem claim={claim} onChanged={read.refetch} />
        </li>
      ))}
    </OwnList>
  );
}
