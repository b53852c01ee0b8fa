import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BadgeFieldsFragment } from '#graphql';
import { saveBlob } from '#platform/save-blob.ts';
import { Button } from '#ui/Button.tsx';
import { Download } from '#ui/icons-on-demand.tsx';
import { showToast } from '#ui/toast/show-toast.ts';

type Kind = 'png' | 'pdf';

/** Saves the badge as a picture or a PDF, for the printer or as a copy. */
export function BadgeFiles({ badge }: { readonly badge: BadgeFieldsFragment }) {
  const { t } = useLingui();
  const [pending, setPending] = useState<Kind>();
  const save = async (kind: Kind): Promise<void> => {
    setPending(kind);
    try {
      const { badgeFile } = await import('./badge-file.ts');
      saveBlob(`badge-${badge.number}.${kind}`, await badgeFile(badge, kind));
    } catch {
      showToast(t`The badge couldn’t be saved. Please try again, or take a screenshot.`, { kind: 'error' });
    }
    setPending(undefined);
  };
  return (
    <>
      <Button pending={pending === 'png'} onClick={() => void save('png')}>
        <Download aria-hidden size={20} />
        <Trans>Save as a picture</Trans>
      </Button>
      <Button pending={pending === 'pdf'} onClick={() => void save('pdf')}>
        <Download aria-hidden size={20} />
        <Trans>Save as PDF</Trans>
      </Button>
    </>
  );
}
