import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ReceivedNote } from '#ui/ReceivedNote.tsx';
import type { SentEnquiry } from './use-enquiry.ts';

type Props = {
  readonly enquiries: readonly SentEnquiry[];
  readonly onAgain?: (() => void) | undefined;
};

/** The enquiries have arrived: their numbers, and the way to the replies. */
export function EnquirySent({ enquiries, onAgain }: Props) {
  const [first, ...others] = enquiries;
  return (
    <ReceivedNote heading="h2">
      <p>
        <Trans>The supplier’s reply will be in your inbox, and we’ll email you.</Trans>
      </p>
      {enquiries.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {enquiries.map(({ id, number }) => (
            <li key={id}>
              <Link
                to="/inbox/$conversationId"
                params={{ conversationId: id }}
                className="line-link figures font-semibold underline underline-offset-4"
              >
                <bdi>{number}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {first && others.length === 0 ? (
          <Link
            to="/inbox/$conversationId"
            params={{ conversationId: first.id }}
            className={buttonStyle({ look: 'primary' })}
          >
            <Trans>Open the conversation</Trans>
          </Link>
        ) : (
          <Link to="/inbox" className={buttonStyle({ look: 'primary' })}>
            <Trans>Go to your inbox</Trans>
          </Link>
        )}
        {onAgain && (
          <Button onClick={onAgain}>
            <Trans>Send another enquiry</Trans>
          </Button>
        )}
      </div>
    </ReceivedNote>
  );
}
