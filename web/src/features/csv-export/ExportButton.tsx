import { Trans } from '@lingui/react/macro';
import { saveBlob } from '#platform/save-blob.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Download } from '#ui/icons-on-demand.tsx';

type Props = {
  readonly fileName: string;
  readonly loading: boolean;
  readonly load: (
    attempt: ReturnType<typeof useAttempt>['attempt'],
  ) => Promise<{ readonly csv: string } | undefined>;
};

/** The whole list as a file for a spreadsheet. */
export function ExportButton({ fileName, loading, load }: Props) {
  const { error, attempt } = useAttempt();
  const save = async () => {
    const done = await load(attempt);
    if (done) saveBlob(fileName, new Blob([done.csv], { type: 'text/csv' }));
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
