import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '#platform/online.ts';
import { Modal } from '#ui/modal/Modal.tsx';
import { DateText } from '#ui/Texts.tsx';
import type { Compared } from './compared.ts';
import { CompareTable } from './CompareTable.tsx';

type Props = { readonly items: readonly Compared[]; readonly open: boolean; readonly onClose: () => void };

/** The comparison, in a sheet over the current page, which keeps its state. */
export function CompareSheet({ items, open, onClose }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const oldest = items.flatMap(({ storedAt }) => storedAt ?? []).sort()[0];
  return (
    <Modal
      open={open && items.length > 0}
      title={<Trans>Compare products</Trans>}
      width="76rem"
      onClose={onClose}
    >
      {!online && oldest && (
        <p role="status" className="mb-3 rounded-md bg-time-tint px-3 py-2 text-sm text-time">
          <Trans>
            You’re offline. Prices and details are from <DateText iso={oldest} />.
          </Trans>
        </p>
      )}
      <div role="region" aria-label={t`Table of products`} tabIndex={0} className="relative overflow-x-auto">
        <CompareTable items={items} onLeave={onClose} />
      </div>
    </Modal>
  );
}
