import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { InboxConversationPartFragment } from '#graphql';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { Button } from '#ui/Button.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const SupplierMeetingForm = onDemand(
  () => import('#features/meeting/SupplierMeetingForm.tsx').then((module) => module.SupplierMeetingForm),
  ({ onCancel }) => onCancel(),
);

type Props = { readonly conversation: InboxConversationPartFragment; readonly account: string };
const style =
  'inline-flex min-h-11 items-center justify-self-start text-sm font-semibold underline underline-offset-4';

/** The way from an enquiry or an RFQ to a meeting: a buyer's on a page of its own, a supplier's in place. */
export function AskForMeeting({ conversation: { id, kind, supplier }, account }: Props) {
  const viewer = useSignedIn();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  if (!supplier || (kind !== 'ENQUIRY' && kind !== 'RFQ')) return null;
  if (viewer !== 'supplier')
    return (
      <Link to="/requestMeeting" search={{ supplier: supplier.id }} className={style}>
        <Trans>Request a meeting</Trans>
      </Link>
    );
  if (!isOpen)
    return (
      <button type="button" className={style} onClick={() => setIsOpen(true)}>
        <Trans>Request a meeting</Trans>
      </button>
    );
  const close = () => setIsOpen(false);
  return (
    <section className="grid gap-4 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">
          <Trans>Request a meeting</Trans>
        </h3>
        <Button size="small" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </div>
      <Suspense fallback={<Skeleton className="h-100 max-w-xl rounded-lg" />}>
        <SupplierMeetingForm
          conversationId={id}
          account={account}
          onCancel={close}
          onSent={(meeting) =>
            void navigate({ to: '/inbox/$conversationId', params: { conversationId: meeting.id } })
          }
        />
      </Suspense>
    </section>
  );
}
