import { Scanner } from '#features/badge-scanner/Scanner.tsx';
import { useScanAccount } from '#features/badge-scanner/use-scan-account.ts';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useClientNow } from '#features/private-page/use-client-now.ts';
import { useScannerExhibitionsQuery } from '#operations/scanner-exhibitions.ts';
import { Fault } from '#platform/fault.ts';
import { BadgeSkeleton } from '../BadgeSkeleton.tsx';

export function Scanning() {
  useClientNow();
  const account = useScanAccount();
  const { data, error, refetch } = useScannerExhibitionsQuery();
  // Without a network an account's own fairs are enough.
  const fairs =
    data?.exhibitions?.filter(({ status }) => status !== 'COMPLETED') ?? (error && account ? [] : undefined);
  if (fairs) return <Scanner fairs={fairs} account={account} />;
  if (!error && !data) return <BadgeSkeleton />;
  return <NotLoaded error={Fault.from(error)} onRetry={() => void refetch()} />;
}
