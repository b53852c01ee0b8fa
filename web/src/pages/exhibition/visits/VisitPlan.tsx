import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { exhibitionParam, type Addressed } from '#features/exhibition/exhibition-path.ts';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { SaveVisitDocument } from '#operations/save-visit.ts';
import { useVisitsQuery } from '#operations/visits.ts';
import { useOnline } from '#platform/online.ts';
import { useOutboxOf } from '#platform/outbox/use-outbox.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useBackOnline } from '#platform/use-back-online.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Heart } from '#ui/icons-on-demand.tsx';
import { UnstoredNote } from '#ui/UnstoredNote.tsx';
import {
  changedVisit,
  rememberVisits,
  type StoredVisit,
  storeVisit,
  useAreVisitsUnstored,
  useStoredVisits,
  type VisitChange,
} from './visit-store.ts';
import { VisitCard } from './VisitCard.tsx';

type Address = { readonly exhibition: ReturnType<typeof exhibitionParam> };

/** The plan as it is on this device; the account's is loaded into it, and what was changed offline is sent. */
export function VisitPlan({ exhibition }: { readonly exhibition: Addressed }) {
  const { id } = exhibition;
  const params = { exhibition: exhibitionParam(exhibition) };
  const read = useVisitsQuery({
    variables: { exhibitionId: id },
    skip: useSignedIn() !== 'buyer',
    fetchPolicy: 'no-cache',
  });
  const buyer = read.data?.viewer?.__typename === 'Buyer' ? read.data.viewer : undefined;
  const buyerId = buyer?.id;
  const served = buyer?.visits;
  useEffect(() => {
    if (buyerId !== undefined && served) rememberVisits(buyerId, id, served);
  }, [id, buyerId, served]);
  const visits = useStoredVisits().filter((one) => one.exhibitionId === id);
  const plan = visits.length > 0 && (
    <Walk exhibitionId={id} visits={visits} params={params} onBackOnline={() => void read.refetch()} />
  );
  return (
    <OwnData read={read} skeleton={plan || undefined} stored={plan || undefined}>
      {(owner, retry, faultOf) =>
        plan ||
        (owner.visits ? (
          <NoVisits params={params} />
        ) : (
          <NotLoaded error={faultOf('visits')} onRetry={retry} />
        ))
      }
    </OwnData>
  );
}

type WalkProps = {
  readonly exhibitionId: string;
  readonly visits: readonly StoredVisit[];
  readonly params: Address;
  readonly onBackOnline: () => void;
};

function Walk({ exhibitionId, visits, params, onBackOnline }: WalkProps) {
  const { submit, waiting } = useOutboxOf(`visit:${exhibitionId}-`);
  const online = useOnline();
  const isUnstored = useAreVisitsUnstored();
  useBackOnline(onBackOnline, 'NETWORK_ERROR');
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
      {isUnstored && <UnstoredNote />}
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

function NoVisits({ params }: { readonly params: Address }) {
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
