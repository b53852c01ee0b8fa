import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { Package } from '#ui/icons.tsx';
import type { CartActions } from './cart-actions.ts';
import type { Line } from './group-lines.ts';

type Props = { readonly lines: readonly Line[]; readonly actions: CartActions; readonly readOnly: boolean };

/** Products that are no longer offered: they stay until they are removed. */
export function GoneLines({ lines, actions, readOnly }: Props) {
  if (lines.length === 0) return null;
  return (
    <ul className="grid divide-y divide-dashed divide-edge rounded-md border border-dashed border-edge">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center gap-3 p-4 text-mute">
          <Package aria-hidden size={24} strokeWidth={1.5} />
          <span className="min-w-0 flex-[1_1_10rem]">
            <Trans>This product is no longer available.</Trans>
          </span>
          {!readOnly && (
            <Button size="small" onClick={() => actions.remove(line)}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
