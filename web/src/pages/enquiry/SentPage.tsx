import { Trans } from '@lingui/react/macro';
import { Link, useHydrated, useRouterState } from '@tanstack/react-router';
import { EnquirySent } from '#features/enquiry/EnquirySent.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ReceivedNote } from '#ui/ReceivedNote.tsx';
import { PageTop } from '../PageTop.tsx';
import type { ResultType } from './result-type.ts';

/** §2.2 What was submitted has arrived, and what happens next. */
export function SentPage({ type }: { readonly type: ResultType }) {
  const { enquiries, meeting } = useRouterState({ select: ({ location }) => location.state });
  // The state is the browser's: the server knows none.
  const isHydrated = useHydrated();
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop title={<Title type={type} />} />
      {type === 'enquiry' || type === 'cart' ? (
        <EnquirySent enquiries={(isHydrated && enquiries) || []} />
      ) : (
        <ReceivedNote heading="h2">
          <p>
            <Next type={type} />
          </p>
          {type === 'meeting' && isHydrated && meeting ? (
            <Link
              to="/inbox/$conversationId"
              params={{ conversationId: meeting.id }}
              className={buttonStyle({ look: 'primary' })}
            >
              <Trans>Open the conversation</Trans>
            </Link>
          ) : (
            <Link to="/inbox" className={buttonStyle({ look: 'primary' })}>
              <Trans>Go to your inbox</Trans>
            </Link>
          )}
        </ReceivedNote>
      )}
    </div>
  );
}

function Title({ type }: { readonly type: ResultType }) {
  switch (type) {
    case 'enquiry':
      return <Trans>Enquiry sent</Trans>;
    case 'cart':
      return <Trans>Enquiries sent</Trans>;
    case 'rfq':
      return <Trans>Request for quotation sent</Trans>;
    case 'meeting':
      return <Trans>Meeting requested</Trans>;
    case 'order':
      return <Trans>Order placed</Trans>;
  }
}

function Next({ type }: { readonly type: Exclude<ResultType, 'enquiry' | 'cart'> }) {
  switch (type) {
    case 'rfq':
      return <Trans>The suppliers’ quotations will be in your inbox, and we’ll email you.</Trans>;
    case 'meeting':
      return (
        <Trans>
          The supplier will accept it or propose another time. You’ll find the answer in your inbox.
        </Trans>
      );
    case 'order':
      return <Trans>The supplier will confirm your order. You’ll find the answer in your inbox.</Trans>;
  }
}
