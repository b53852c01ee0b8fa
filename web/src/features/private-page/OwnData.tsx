import type { ReactNode } from 'react';
import { LoginOffer } from './BuyersOnly.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { useOwn, type BuyerOf, type Read, type ViewerData } from './use-own.ts';

type Props<Data extends ViewerData> = {
  /** The result of the operation's hook, which is skipped while no buyer is signed in. */
  readonly read: Read<Data>;
  readonly skeleton: ReactNode;
  readonly guest?: ReactNode;
  /** Replaces the default message of a failed load. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: (buyer: BuyerOf<Data>, retry: () => void) => ReactNode;
};

/** The signed-in buyer's data, within BuyersOnly: a skeleton, the data, or the error with a retry button. */
export function OwnData<Data extends ViewerData>({ read, skeleton, guest, failed, children }: Props<Data>) {
  const own = useOwn(read);
  const retry = () => void read.refetch();
  switch (own.state) {
    case 'loading':
      return skeleton;
    case 'guest':
      return guest ?? <LoginOffer />;
    case 'failed':
      return failed?.(retry) ?? <NotLoaded error={own.error} onRetry={retry} />;
    case 'ready':
      return children(own.buyer, retry);
  }
}
