import { toVerifyNumber } from '@fairgate/schema/verify-number';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useVerifyQuery } from '#operations/verify.ts';
import { PageTop } from '../../PageTop.tsx';
import { NumberForm } from './NumberForm.tsx';
import { NumberHelp } from './NumberHelp.tsx';
import { NumberResult } from './NumberResult.tsx';
import { ResultSkeleton } from './VerifySkeleton.tsx';

const route = getRouteApi('/verify');

/** Lets everyone check a verification: by the number of a certificate, a badge, or a supplier. */
export function VerifyPage() {
  const { number: typed } = route.useSearch();
  const number = typed === undefined ? undefined : toVerifyNumber(typed);
  const { data } = useVerifyQuery({ variables: { number: number ?? '' }, skip: number === undefined });
  const check = data?.verifyNumber;
  return (
    <div className="page grid gap-8 pt-2 pb-8">
      <PageTop title={<Trans>Verify a certificate or badge</Trans>}>
        <p className="max-w-[70ch] text-mute">
          <Trans>
            Enter the number of a supplier, certificate or fair badge to see what was checked, when and by
            whom.
          </Trans>
        </p>
      </PageTop>
      <NumberForm key={typed ?? ''} typed={typed ?? ''} wrong={typed !== undefined && number === undefined} />
      {number !== undefined && (check ? <NumberResult check={check} /> : <ResultSkeleton />)}
      <NumberHelp />
    </div>
  );
}
