import type { ReactNode } from 'react';
import { useGuard } from '#features/private-page/guard.ts';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useOwn, type OwnerOf, type Read, type ViewerData } from '#features/private-page/use-own.ts';
import { Fault } from '#platform/fault.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

type ExhibitionIn<Data extends ViewerData> =
  OwnerOf<Data> extends { readonly exhibition: infer Exhibition } ? Exhibition : never;

/**
 * The organiser's exhibition as a section has loaded it; while another page of a list loads, the last one stays.
 * `instead`: what the section shows while its part is missing, a skeleton or why it could not be loaded.
 */
export function useSection<Data extends ViewerData>(
  read: Read<Data>,
): { readonly own: ExhibitionIn<Data> | undefined; readonly instead: ReactNode } {
  const own = useOwn(read, useGuard().kind);
  if (own.state === 'loading' || own.state === 'guest')
    return { own: undefined, instead: <Skeleton className="h-96 rounded-md" /> };
  const error = own.state === 'failed' ? own.error : Fault.from(read.error);
  const owner =
    own.state === 'ready' ? (own.owner as { readonly exhibition?: ExhibitionIn<Data> }) : undefined;
  return {
    own: owner?.exhibition,
    instead: <NotLoaded error={error} onRetry={() => void read.refetch()} />,
  };
}
