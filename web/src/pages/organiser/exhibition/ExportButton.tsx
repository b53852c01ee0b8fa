import { Trans } from '@lingui/react/macro';
import { useExportRegistrationsMutation } from '#operations/export-registrations.ts';
import { saveBlob } from '#platform/save-blob.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Download } from '#ui/icons-on-demand.tsx';

/** All registrations as a file for a spreadsheet. */
export function ExportButton({ exhibitionId }: { readonly exhibitionId: string }) {
  const [fetchFile, { loading }] = useExportRegistrationsMutation();
  const { error, attempt } = useAttempt();
  const save = async () => {
    const done = await attempt(
      fetchFile({ variables: { exhibitionId } }),
      (data) => data.exportRegistrations,
    );
    if (done) saveBlob(`registrations-${exhibitionId}.csv`, new Blob([done.csv], { type: 'text/csv' }));
  };
  return (
    <div className="grid gap-2">
      <ErrorOfOperation error={error} />
      <Button pending={loading} onClick={() => void save()}>
        <Download aria-hidden size={20} />
        <Trans>Export as CSV</Trans>
      </Button>
    </div>
  );
}
