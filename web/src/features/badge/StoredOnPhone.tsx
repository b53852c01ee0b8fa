import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { keepsBadges, setKeepsBadges } from '#platform/badge-storage.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { removeBadges } from './stored-badges.ts';

/** What is stored on this phone, and for how long. */
export function StoredOnPhone() {
  const isBuyer = useSignedIn() === 'buyer';
  const [keeps, setKeeps] = useState(keepsBadges);
  return (
    <div className="grid max-w-md justify-items-start gap-2 text-sm text-mute print:hidden">
      <p>
        <Trans>Saved on this phone. It opens here without a network, too.</Trans>
      </p>
      {isBuyer ? (
        <Checkbox
          checked={keeps}
          onChange={({ target }) => {
            setKeepsBadges(target.checked);
            setKeeps(target.checked);
          }}
          label={<Trans>Keep my badges on this phone after I log out</Trans>}
        />
      ) : (
        <Button look="quiet" size="small" onClick={() => void removeBadges()}>
          <Trans>Remove from this phone</Trans>
        </Button>
      )}
    </div>
  );
}
