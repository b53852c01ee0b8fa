import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { RefusedLeads } from '#features/badge-scanner/RefusedLeads.tsx';
import { ExhibitionScanner } from '#features/badge-scanner/Scanner.tsx';
import { useDeviceLeads } from '#features/badge-scanner/use-device-leads.ts';
import { ExportButton } from '#features/csv-export/ExportButton.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import type { OwnCompanyQuery } from '#graphql';
import { useExportLeadsMutation } from '#operations/export-leads.ts';
import { useOwnLeadsQuery } from '#operations/own-leads.ts';
import { Fault } from '#platform/fault.ts';
import { Button } from '#ui/Button.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Section } from '#ui/Section.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { UnstoredNote } from '#ui/UnstoredNote.tsx';
import { LeadItem } from './LeadItem.tsx';

const perPage = 50;

type SupplierUser = Extract<OwnCompanyQuery['viewer'], { __typename: 'SupplierUser' }>;
type Props = {
  readonly supplierId: string;
  readonly stands: NonNullable<SupplierUser['stands']>;
};

/** The visitors whose badges the supplier scanned at its stands, fair by fair, with the scanner and an export. */
export function OwnLeads({ supplierId, stands }: Props) {
  const { t } = useLingui();
  const exhibitions = [...new Map(stands.map(({ exhibition }) => [exhibition.id, exhibition])).values()];
  const [chosen, setChosen] = useState<string>();
  const exhibition = exhibitions.find(({ id }) => id === chosen) ?? exhibitions[0];
  if (!exhibition) return null;
  return (
    <Section title={<Trans>Your leads</Trans>}>
      <div className="grid max-w-3xl gap-4">
        {exhibitions.length > 1 && (
          <Select
            label={t`Fair`}
            value={exhibition.id}
            options={exhibitions.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
        )}
        <LeadsOfExhibition key={exhibition.id} exhibitionId={exhibition.id} supplierId={supplierId} />
      </div>
    </Section>
  );
}

type ExhibitionProps = { readonly exhibitionId: string; readonly supplierId: string };

function LeadsOfExhibition({ exhibitionId, supplierId }: ExhibitionProps) {
  const [page, setPage] = useState(1);
  const [isScanning, setIsScanning] = useState(false);
  const { data, previousData, error, refetch } = useOwnLeadsQuery({
    variables: { exhibitionId, page },
    fetchPolicy: 'no-cache',
  });
  const [fetchFile, { loading }] = useExportLeadsMutation();
  const viewer = (data ?? previousData)?.viewer;
  const leads = viewer?.__typename === 'SupplierUser' ? viewer.leads : undefined;
  const device = useDeviceLeads(exhibitionId, supplierId, leads?.nodes);
  const arrived = useEffectEvent(() => void refetch());
  const answered = device.outcomes.length;
  useEffect(() => {
    if (answered > 0) arrived();
  }, [answered]);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" aria-expanded={isScanning} onClick={() => setIsScanning(!isScanning)}>
          {isScanning ? <Trans>Close the scanner</Trans> : <Trans>Scan badges</Trans>}
        </Button>
        {leads && leads.totalCount > 0 && (
          <ExportButton
            fileName={`leads-${exhibitionId}.csv`}
            loading={loading}
            load={(attempt) =>
              attempt(fetchFile({ variables: { exhibitionId } }), (sent) => sent.exportLeads)
            }
          />
        )}
      </div>
      {isScanning && (
        <div className="grid max-w-md gap-6">
          <ExhibitionScanner
            exhibition={{ id: exhibitionId }}
            supplierId={supplierId}
            onSent={() => void refetch()}
          />
        </div>
      )}
      {device.isUnstored && !isScanning && <UnstoredNote />}
      {!isScanning && <RefusedLeads leads={device.leads} onRemove={device.remove} />}
      {!leads ? (
        error ? (
          <NotLoaded error={Fault.from(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 rounded-md" />
        )
      ) : leads.nodes.length === 0 ? (
        <p className="text-mute">
          <Trans>No leads yet. Scan the badges of visitors at your stand.</Trans>
        </p>
      ) : (
        <ul className="grid divide-y divide-line rounded-lg border border-line">
          {leads.nodes.map((lead) => (
            <li key={lead.id}>
              <LeadItem exhibitionId={exhibitionId} lead={lead} device={device} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pageCount={Math.ceil((leads?.totalCount ?? 0) / perPage)}
        link={({ page: wanted, rel: _, ...link }) => (
          <button key={link['aria-label']} type="button" onClick={() => setPage(wanted)} {...link} />
        )}
      />
    </>
  );
}
