import { Trans } from '@lingui/react/macro';
import { useAccountQuery } from '#operations/account.ts';
import { Fault } from '#platform/fault.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import { Problem } from '#ui/Problem.tsx';
import { ForGuests } from '../ForBuyers.tsx';
import { LinkFailed } from '../LinkState.tsx';
import { MailSettingsForm } from '../MailSettingsForm.tsx';
import { useKeptBuyer } from '../use-kept-buyer.ts';
import { useNeed } from '../use-need.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { DataSection } from './DataSection.tsx';
import { Interests } from './Interests.tsx';
import { Part } from './Part.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Profile } from './Profile.tsx';
import { SessionList } from './SessionList.tsx';

/** What is asked for once somebody is known to be signed in. */
export function Member({ onDeleted }: { readonly onDeleted: () => void }) {
  const { data, error, refetch } = useAccountQuery({ skip: useSignedIn() !== 'buyer' });
  useNeed();
  const { buyer, ended } = useKeptBuyer(data?.viewer?.__typename === 'Buyer' ? data.viewer : undefined);
  if (ended) return <ForGuests />;
  if (!buyer) return error ? <LinkFailed trouble={Fault.from(error)} onRetry={() => void refetch()} /> : <AccountSkeleton />;
  const missing = <Problem><FailureMessage code="SERVER_ERROR" /></Problem>;
  return (
    // What one has typed is not another's.
    <div key={buyer.id} className="grid max-w-3xl gap-12">
      <Profile buyer={buyer} />
      <Part id="company" title={<Trans>Your company</Trans>}>
        <CompanyForm buyer={buyer} />
      </Part>
      <Part id="interests" title={<Trans>What you buy</Trans>}><Interests tagCodes={buyer.tagCodes} product={buyer.purchaseInfo.productName ?? ''} /></Part>
      <Part id="mails" title={<Trans>What we write to you about</Trans>}>{buyer.mailSettings ? <MailSettingsForm look="secondary" saved={buyer.mailSettings} /> : missing}</Part>
      <Part id="sessions" title={<Trans>Where you are logged in</Trans>}>{buyer.sessions ? <SessionList sessions={buyer.sessions} onEnded={() => void refetch()} /> : missing}</Part>
      <Part id="password" title={<Trans>Password</Trans>}><PasswordForm email={buyer.email} /></Part>
      <Part id="data" title={<Trans>Your data</Trans>}><DataSection email={buyer.email} onDeleted={onDeleted} /></Part>
    </div>
  );
}
