import type { standRequestStates } from '@fairgate/schema/constants';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ExportButton } from '#features/csv-export/ExportButton.tsx';
import type { StandRequestState } from '#graphql';
import { useExportStandRequestsMutation } from '#operations/export-stand-requests.ts';
import { useOrganiserStandRequestsQuery } from '#operations/organiser-stand-requests.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Mail } from '#ui/icons.tsx';
import { ListFilter } from './ListFilter.tsx';
import { toEnum } from './organiser-search.ts';
import { OwnList } from './OwnList.tsx';
import type { SectionProps } from './sections.ts';
import { StandRequestItem } from './StandRequestItem.tsx';
import { useReload } from '#platform/use-reload.ts';
import { useSection } from './use-section.tsx';

const states = {
  open: 'OPEN',
  answered: 'ANSWERED',
  closed: 'CLOSED',
} as const satisfies Record<(typeof standRequestStates)[number], StandRequestState>;

/** The stand requests as they come, the newest first. */
export function StandRequests({ id, find, state, pageNo, live }: SectionProps) {
  const { t } = useLingui();
  const read = useOrganiserStandRequestsQuery({
    variables: { id, keyword: find, state: toEnum(states, state), page: pageNo },
    // The live state must not change what this list was loaded with.
    fetchPolicy: 'no-cache',
  });
  const [fetchFile, { loading }] = useExportStandRequestsMutation();
  const { own, instead } = useSection(read);
  useReload(own?.standRequestsChangedAt, live?.standRequestsChangedAt, read.refetch);
  if (!own?.standRequests) return instead;
  const { totalCount: count, nodes } = own.standRequests;
  if (count === 0 && !find && !state)
    return (
      <EmptyView icon={Mail} title={<Trans>No stand requests yet</Trans>}>
        <Trans>Stand requests appear here as they come in.</Trans>
      </EmptyView>
    );
  return (
    <OwnList
      searchLabel={t`Company, contact, email or number`}
      filters={
        <ListFilter
          name="state"
          label={t`State`}
          options={[
            { value: '', label: t`All states` },
            { value: 'open', label: t({ message: 'Open', context: 'state of a request' }) },
            { value: 'answered', label: t`Answered` },
            { value: 'closed', label: t`Closed` },
          ]}
        />
      }
      exportButton={
        <ExportButton
          fileName={`stand-requests-${id}.csv`}
          loading={loading}
          load={(attempt) =>
            attempt(fetchFile({ variables: { exhibitionId: id } }), (sent) => sent.exportStandRequests)
          }
        />
      }
      count={count}
      countText={<Plural value={count} one="# stand request" other="# stand requests" />}
      notFound={
        <Trans>
          No stand requests found for “<bdi>{find}</bdi>”
        </Trans>
      }
      isBusy={!read.data}
    >
      {nodes.map((request) => (
        <li key={request.id}>
          <StandRequestItem request={request} onChanged={read.refetch} />
        </li>
      ))}
    </OwnList>
  );
}
