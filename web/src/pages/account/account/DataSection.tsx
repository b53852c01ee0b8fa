import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useExportDataMutation } from '#operations/export-data.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Download } from '#ui/icons-on-demand.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { saveBlob } from '#platform/save-blob.ts';
import { useAttempt } from '#platform/use-attempt.ts';

const DeleteBox = onDemand(() => import('./DeleteBox.tsx').then((module) => module.DeleteBox));

/** The export of all stored data as a file, and the deletion of the account. */
export function DataSection({
  email,
  onDeleted,
}: {
  readonly email: string;
  readonly onDeleted: () => void;
}) {
  const [fetchData, { loading }] = useExportDataMutation();
  const { error, attempt } = useAttempt();
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const exportData = async () => {
    const done = await attempt(fetchData(), (data) => data.exportData);
    if (done) saveBlob(done.fileName, new Blob([done.json], { type: 'application/json' }));
  };
  return (
    <div className="grid gap-6">
      <Link to="/account/shared-details" className={`${buttonStyle()} justify-self-start`}>
        <Trans>Who received your details</Trans>
      </Link>
      <div className="grid justify-items-start gap-3">
        <p className="max-w-[70ch] text-mute">
          <Trans>A file with all the data we hold about you: profile, follows, sessions and messages.</Trans>
        </p>
        <ErrorOfOperation error={error} />
        <Button pending={loading} onClick={() => void exportData()}>
          <Download aria-hidden size={20} />
          <Trans>Download my data</Trans>
        </Button>
      </div>
      <div className="grid justify-items-start gap-3">
        <p className="max-w-[70ch] text-mute">
          <Trans>Deleting your account permanently removes your profile, follows and sessions.</Trans>
        </p>
        <Button className="text-brand-ink!" onClick={() => setDialog('open')}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      {dialog !== 'unopened' && (
        <Suspense>
          <DeleteBox
            open={dialog === 'open'}
            email={email}
            onClose={() => setDialog('closed')}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </div>
  );
}
