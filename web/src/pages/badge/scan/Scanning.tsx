import { Scanner } from '#features/badge-scanner/Scanner.tsx';
import { useScanAccount } from '#features/badge-scanner/use-scan-account.ts';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useClientNow } from '#features/private-page/use-client-now.ts';
import { useOwnerCount } from '#platform/session/use-owner-count.ts';
import { useScannerExhibitionsQuery } from '#operations/scanner-exhibitions.ts';
import { Fault } from '#platform/fault.ts';
import { BadgeSkeleton } from '../BadgeSkeleton.tsx';

/** Another account begins anew, with its own exhibitions. */
export const Scanning = () => <ScanningOfAccount key={useOwnerCount()} />;

function ScanningOfAccount() {
  useClientNow();
  const account = useScanAccount();
  const { data, error, refetch } = useScannerExhibitionsQuery();
  // Without a network an account's own fairs are enough.
  const exhibitions =
    data?.exhibitions?.filter(({ status }) => status !== 'COMPLETED') ?? (error && account ? [] : undefined);
  if (exhibitions) return <Scanner exhibitions={exhibitions} account={account} />;
  if (!error && !data) return <BadgeSkeleton />;
  return <NotLoaded error={Fault.from(error)} onRetry={() => void refetch()} />;
}
