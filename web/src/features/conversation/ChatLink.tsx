import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { classes } from '#ui/classes.ts';
import { MessageSquare } from '#ui/icons.tsx';

type Props = {
  readonly supplierId: string;
  /** What the chat is about; none: the supplier as a whole. */
  readonly productId?: string | undefined;
  /** In a bar of actions: an icon with a short text. */
  readonly short?: boolean;
  readonly className?: string;
};

/** The way to a chat with a supplier. */
export function ChatLink({ supplierId, productId, short = false, className }: Props) {
  return (
    <Link
      to="/inbox/chat"
      search={{ supplier: supplierId, product: productId }}
      className={classes(
        buttonStyle(short ? { look: 'quiet', size: 'small' } : {}),
        'print:hidden',
        className,
      )}
    >
      {short ? (
        <span className="grid justify-items-center text-xs leading-tight">
          <MessageSquare aria-hidden size={20} />
          <Trans>Chat</Trans>
        </span>
      ) : (
        <>
          <MessageSquare aria-hidden size={18} />
          <Trans>Chat</Trans>
        </>
      )}
    </Link>
  );
}
