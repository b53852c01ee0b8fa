import { Trans } from '@lingui/react/macro';
import type { BlockStateFragment } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useBlock } from './use-block.ts';

/** In place of the field for a message, while one side has blocked the other. */
export function BlockedNote({ state: { id, isBlockedByViewer } }: { readonly state: BlockStateFragment }) {
  const { error, pending, unblock } = useBlock(id);
  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <p>
        {isBlockedByViewer ? (
          <Trans>You’ve blocked the other side. No messages are delivered between you.</Trans>
        ) : (
          <Trans>The other side doesn’t receive messages from you.</Trans>
        )}
      </p>
      <ErrorOfOperation error={error} />
      {isBlockedByViewer && (
        <Button pending={pending} onClick={() => void unblock()}>
          <Trans>Unblock</Trans>
        </Button>
      )}
    </div>
  );
}
