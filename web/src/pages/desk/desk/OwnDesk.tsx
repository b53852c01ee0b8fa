import { getRouteApi } from '@tanstack/react-router';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { useDeskChangedSubscription } from '#operations/desk-changed.ts';
import { useDeskQuery } from '#operations/desk.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { readDeskSearch } from './desk-search.ts';
import { DeskLinks } from './DeskLinks.tsx';
import { Enquiries } from './Enquiries.tsx';
import { Invitations } from './Invitations.tsx';
import { Rfqs } from './Rfqs.tsx';
import { Tickets } from './Tickets.tsx';

const route = getRouteApi('/desk');

/** The lists of the desk. Its numbers are live. */
export function OwnDesk() {
  const { list } = readDeskSearch(route.useSearch());
  const skip = useSignedIn() !== 'operator';
  const read = useDeskQuery({ skip });
  const live = useDeskChangedSubscription({ skip }).data?.deskChanged;
  return (
    <OwnData read={read}>
      {({ id, desk }) => (
        <>
          <DeskLinks chosen={list} numbers={live ?? desk} />
          {list === 'enquiries' ? (
            <Enquiries />
          ) : list === 'rfqs' ? (
            <Rfqs />
          ) : list === 'invitations' ? (
            <Invitations />
          ) : (
            <Tickets ownId={id} liveChangedAt={live?.changedAt} />
          )}
        </>
      )}
    </OwnData>
  );
}
