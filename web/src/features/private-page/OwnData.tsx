import type { ReactNode } from 'react';
import { LoginOffer } from './BuyersOnly.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { useOwn, type BuyerOf, type Read, type ViewerData } from './use-own.ts';

type Props<Data extends ViewerData> = {
  /** What the operation's hook gives; skipped while no buyer is signed in. */
  readonly read: Read<Data>;
  readonly skeleton: ReactNode;
  readonly guest?: ReactNode;
  /** In place of the usual message where nothing came. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: (buyer: BuyerOf<Data>, retry: () => void) => ReactNode;
};

/** What belongs to the buyer who is signed in, within BuyersOnly: a skeleton, the data, or why there is none and a way to try again. */
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
