import { Menu } from '@base-ui/react/menu';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { BlockStateFragment } from '#graphql';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Ban, Ellipsis, Flag } from '#ui/icons-on-demand.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { useBlock } from './use-block.ts';

const ReportDialog = onDemand(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog));

const item =
  'flex min-h-11 w-full cursor-default items-center gap-3 rounded-md px-3 text-start outline-none data-highlighted:bg-surface';

/** What a side can do about the other: block it, take that back, report the conversation. */
export function ConversationMenu({ state }: { readonly state: BlockStateFragment }) {
  const { t } = useLingui();
  const { id, isBlockedByViewer } = state;
  const { error, block, unblock } = useBlock(id);
  const [reporting, setReporting] = useState<'closed' | 'open' | 'never'>('never');
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-label={t`More about this conversation`}
          className="-mt-1.5 inline-flex size-11 items-center justify-center rounded-md hover:bg-surface data-popup-open:bg-surface"
        >
          <Ellipsis aria-hidden size={20} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={6} className="z-40">
            <Menu.Popup className="grid w-64 max-w-[calc(100vw-1rem)] gap-1 rounded-lg border border-line bg-raised p-2 shadow-float outline-none">
              <Menu.Item className={item} onClick={() => void (isBlockedByViewer ? unblock() : block())}>
                <Ban aria-hidden size={20} className="text-mute" />
                {isBlockedByViewer ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
              </Menu.Item>
              <Menu.Item className={item} onClick={() => setReporting('open')}>
                <Flag aria-hidden size={20} className="text-mute" />
                <Trans>Report to our team</Trans>
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <ErrorOfOperation error={error} />
      {reporting !== 'never' && (
        <Suspense>
          <ReportDialog
            conversationId={id}
            open={reporting === 'open'}
            onClose={() => setReporting('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
