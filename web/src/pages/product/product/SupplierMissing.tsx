import { Trans } from '@lingui/react/macro';
import { CloudOff } from '#ui/icons.tsx';
import { Card } from '#ui/Card.tsx';

/** The supplier gateway is down; the rest of the page stays. */
export function SupplierMissing() {
  return (
    <Card className="flex gap-3 p-4 text-sm text-mute">
      <CloudOff aria-hidden size={20} className="shrink-0" />
      <p>
        <Trans>
          Supplier information can’t be shown right now. The prices and details above are up to date.
        </Trans>
      </p>
    </Card>
  );
}
