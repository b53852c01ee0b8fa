import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { DeskSkeleton } from '../DeskSkeleton.tsx';
import { OperatorLoginPart } from '../operator-login-part.ts';

const OwnTicket = privatePart(() => import('./OwnTicket.tsx').then((module) => module.OwnTicket));

export function DeskTicketPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-2 pb-12">
      <PrivatePage page skeleton={<DeskSkeleton />} guest={<OperatorLoginPart page />}>
        <OwnTicket />
      </PrivatePage>
    </div>
  );
}
