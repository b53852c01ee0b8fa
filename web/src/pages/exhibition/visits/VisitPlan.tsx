import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { exhibitionParam, type Addressed } from '#features/exhibition/exhibition-path.ts';
import { LoginOffer } from '#features/private-page/BuyersOnly.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useClientNow } from '#features/private-page/use-client-now.ts';
import { SaveVisitDocument } from '#operations/save-visit.ts';
import { useVisitsQuery } from '#operations/visits.ts';
import { Fault } from '#platform/fault.ts';
import { useOnline } from '#platform/online.ts';
import { useOutboxOf } from '#platform/outbox/use-outbox.ts';
import { forgetSignedIn, useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Heart } from '#ui/icons-on-demand.tsx';
import {
  changedVisit,
  rememberVisits,
  type StoredVisit,
  storeVisit,
  useStoredVisits,
  type VisitChange,
} from './visit-store.ts';
import { VisitCard } from './VisitCard.tsx';
import { VisitsSkeleton } from './VisitsSkeleton.tsx';

/** The plan as it is on this device; the account's is loaded into it, and what was changed offline is sent. */
export function VisitPlan({ exhibition }: { readonly exhibition: Addressed }) {
  const { id } = exhibition;
  const params = { exhibition: exhibitionParam(exhibition) };
  const { submit, waiting } = useOutboxOf(`visit:${id}-`);
  const online = useOnline();
  useClientNow();
  const { data, error, refetch } = useVisitsQuery({
    variables: { exhibitionId: id },
    skip: useSignedIn() !== 'buyer' || !online,
    fetchPolicy: 'no-cache',
  });
  const buyer = data?.viewer?.__typename === 'Buyer' ? data.viewer : undefined;
  const buyerId = buyer?.id;
  const served = buyer?.visits;
  useEffect(() => {
    if (buyerId !== undefined && served) rememberVisits(buyerId, id, served);
  }, [id, buyerId, served]);
  const isSignedOut = data?.viewer === null && error === undefined;
  useEffect(() => {
    // The signed-in cookie has outlived the session.
    if (isSignedOut) forgetSignedIn();
  }, [isSignedOut]);
  const visits = useStoredVisits().filter((one) => one.exhibitionId === id);

  if (isSignedOut) return <LoginOffer />;
  if (visits.length === 0) {
    if (served) return <NoVisits params={params} />;
    const failed = error !== undefined || !online || (buyer && !served);
    return failed ? (
      <NotLoaded
        error={error === undefined && !online ? { code: 'NETWORK_ERROR' } : Fault.from(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <VisitsSkeleton />
    );
  }
  const change = (visit: StoredVisit, what: VisitChange) => {
    const changed = changedVisit(visit, what, new Date().toISOString());
    storeVisit(changed);
    const { exhibitor, visitedAt, note, changedAt } = changed;
    const input = { exhibitorId: exhibitor.id, isVisited: visitedAt !== null, note, changedAt };
    void submit({
      key: crypto.randomUUID(),
      form: `visit:${exhibitor.id}`,
      account: visit.buyerId,
      document: SaveVisitDocument,
      variables: { input },
    });
  };
  const done = visits.filter(({ visitedAt }) => visitedAt !== null).length;
  const count = visits.length;
  return (
    <>
      <div role="status" className="grid gap-1 text-sm text-mute">
        <p>
          <Trans>
            Visited: {done} of {count}
          </Trans>
        </p>
        {waiting > 0 && !online && (
          <p>
            <Trans>Your changes are saved on this device and sent when you’re back online.</Trans>
          </p>
        )}
      </div>
      <ol className="grid gap-3">
        {visits.map((visit) => (
          <li key={visit.exhibitor.id} className="grid">
            <VisitCard visit={visit} params={params} onChange={(what) => change(visit, what)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function NoVisits({
  params,
}: {
  readonly params: { readonly exhibition: ReturnType<typeof exhibitionParam> };
}) {
  return (
    <EmptyView
      icon={Heart}
      title={<Trans>No visits planned yet</Trans>}
      actions={
        <Link to="/$exhibition/exhibitors" params={params} className={buttonStyle({ look: 'primary' })}>
          <Trans>Find exhibitors</Trans>
        </Link>
      }
    >
      <Trans>
        Follow exhibitors of this fair. You’ll find them here in the order of a walk through the halls.
      </Trans>
    </EmptyView>
  );
}
