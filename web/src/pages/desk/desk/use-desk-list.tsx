import type { ReactNode } from 'react';
import { useGuard } from '#features/private-page/guard.ts';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useOwn, type OwnerOf, type Read, type ViewerData } from '#features/private-page/use-own.ts';
import { Fault } from '#platform/fault.ts';
import { DeskSkeleton } from '../DeskSkeleton.tsx';

/**
 * The operator as a list has loaded it; while another page loads, the last one stays. `instead`: what is shown while the list is
 * missing.
 */
export function useDeskList<Data extends ViewerData>(
  read: Read<Data>,
  field: string,
): { readonly own: OwnerOf<Data> | undefined; readonly instead: ReactNode } {
  const own = useOwn(read, useGuard().kind);
  if (own.state === 'loading' || own.state === 'guest') return { own: undefined, instead: <DeskSkeleton /> };
  const error = own.state === 'failed' ? own.error : Fault.from(read.error, field);
  return {
    own: own.state === 'ready' ? own.owner : undefined,
    instead: <NotLoaded error={error} onRetry={() => void read.refetch()} />,
  };
}
