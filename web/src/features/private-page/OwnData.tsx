import type { ReactNode } from 'react';
import { Fault } from '#platform/fault.ts';
import { useGuard } from './guard.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { useOwn, type OwnerOf, type Read, type ViewerData } from './use-own.ts';

type Props<Data extends ViewerData> = {
  /** The result of the operation's hook, which is skipped while no viewer of the guard's kind is signed in. */
  readonly read: Read<Data>;
  /** Replaces that of the guard. */
  readonly skeleton?: ReactNode;
  /** What this device has stored, if it has: shown where nothing could be loaded, also offline. */
  readonly stored?: ReactNode;
  /** `faultOf`: why a field of the owner could not be loaded. */
  readonly children: (
    owner: OwnerOf<Data>,
    retry: () => void,
    faultOf: (field: string) => Fault,
  ) => ReactNode;
};

/**
 * The signed-in viewer's data, within PrivatePage or PrivatePart: a skeleton, the data, what is stored, or the error with a
 * retry button.
 */
export function OwnData<Data extends ViewerData>({ read, skeleton, stored, children }: Props<Data>) {
  const guard = useGuard();
  const own = useOwn(read, guard.kind);
  const retry = () => void read.refetch();
  switch (own.state) {
    case 'loading':
      return skeleton ?? guard.skeleton;
    case 'guest':
      return guard.guest;
    case 'failed':
      return stored ?? <NotLoaded page={guard.page} error={own.error} onRetry={retry} />;
    case 'ready':
      return children(own.owner, retry, (field) => Fault.from(read.error, field));
  }
}
