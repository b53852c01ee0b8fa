import { Scanner } from '#features/badge-scanner/Scanner.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useClientNow } from '#features/private-page/use-client-now.ts';
import { useScannerFairsQuery } from '#operations/scanner-fairs.ts';
import { Fault } from '#platform/fault.ts';
import { BadgeSkeleton } from '../BadgeSkeleton.tsx';

export function Scanning() {
  useClientNow();
  const { data, error, refetch } = useScannerFairsQuery();
  if (data?.recommendedExhibitions) return <Scanner fairs={data.recommendedExhibitions} />;
  if (!error && !data) return <BadgeSkeleton />;
  return <NotLoaded error={{ code: Fault.from(error).code }} onRetry={() => void refetch()} />;
}
