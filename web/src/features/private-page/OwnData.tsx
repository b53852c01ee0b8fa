import type { ReactNode } from 'react';
import { Fault } from '#platform/fault.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { useOwn, type OwnerOf, type Read, type ViewerData, type ViewerKind } from './use-own.ts';

type Props<Data extends ViewerData, Kind extends ViewerKind> = {
  readonly kind: Kind;
  /** The result of the operation's hook, which is skipped while no viewer of this kind is signed in. */
  readonly read: Read<Data>;
  readonly skeleton: ReactNode;
  readonly guest: ReactNode;
  /** It is the whole page, which has no other heading. */
  readonly page?: boolean;
  /** `faultOf`: why a field of the owner could not be loaded. */
  readonly children: (
    owner: OwnerOf<Data, Kind>,
    retry: () => void,
    faultOf: (field: string) => Fault,
  ) => ReactNode;
};

/**
 * The signed-in viewer's data, within BuyersOnly or SuppliersOnly: a skeleton, the data, or the error with a retry
 * button.
 */
export function OwnData<Data extends ViewerData, Kind extends ViewerKind>({
  kind,
  read,
  skeleton,
  guest,
  page = false,
  children,
}: Props<Data, Kind>) {
  const own = useOwn(read, kind);
  const retry = () => void read.refetch();
  switch (own.state) {
    case 'loading':
      return skeleton;
    case 'guest':
      return guest;
    case 'failed':
      return <NotLoaded page={page} error={own.error} onRetry={retry} />;
    case 'ready':
      return children(own.owner, retry, (field) => Fault.from(read.error, field));
  }
}
