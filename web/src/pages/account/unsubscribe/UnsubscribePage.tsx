import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useOwnMailSettingsQuery } from '#operations/own-mail-settings.ts';
import { Fault } from '#platform/fault.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { ForBuyers, ForGuests } from '../ForBuyers.tsx';
import { LinkChecking, LinkFailed } from '../LinkState.tsx';
import { MailSettingsForm } from '../MailSettingsForm.tsx';
import { NarrowPage } from '../../NarrowPage.tsx';
import { useLink } from '../use-link.ts';
import { useKeptBuyer } from '../use-kept-buyer.ts';
import { useNeed } from '../use-need.ts';
import { useOpenedSettings } from './use-opened-settings.ts';

const route = getRouteApi('/setting/unsubscribe');

/** By a mail's link without a login; without one for who is signed in. */
export function UnsubscribePage() {
  const { link } = useLink(route.useSearch().unsubscribe_token);
  return (
    <NarrowPage title={<Trans>Email preferences</Trans>}>
      {link === undefined ? (
        <ForBuyers skeleton={<LinkChecking />}>
          <Own />
        </ForBuyers>
      ) : (
        <ByLink link={link} />
      )}
    </NarrowPage>
  );
}

function ByLink({ link }: { readonly link: string }) {
  const { opened, again } = useOpenedSettings(link);
  if (!opened) return <LinkChecking />;
  if (opened.done) return <MailSettingsForm saved={opened.done} link={link} />;
  if (opened.error.code !== 'RESET_LINK_INVALID') return <LinkFailed error={opened.error} onRetry={again} />;
  return (
    <>
      <ErrorAlert>
        <ErrorMessage code="RESET_LINK_INVALID" />
      </ErrorAlert>
      <ForBuyers skeleton={<LinkChecking />}>
        <Own />
      </ForBuyers>
    </>
  );
}

function Own() {
  const { data, error, refetch } = useOwnMailSettingsQuery({ skip: useSignedIn() !== 'buyer' });
  useNeed();
  const { buyer, ended } = useKeptBuyer(data?.viewer?.__typename === 'Buyer' ? data.viewer : undefined);
  if (buyer?.mailSettings) return <MailSettingsForm key={buyer.id} saved={buyer.mailSettings} />;
  if (ended) return <ForGuests />;
  if (error || buyer)
    return <LinkFailed error={{ code: Fault.from(error).code }} onRetry={() => void refetch()} />;
  return <LinkChecking />;
}
