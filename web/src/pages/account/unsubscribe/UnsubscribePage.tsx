import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { PrivatePart } from '#features/private-page/PrivatePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { useOwnMailSettingsQuery } from '#operations/own-mail-settings.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { NarrowPage } from '../../NarrowPage.tsx';
import { useLink } from '../../use-link.ts';
import { MailSettingsSkeleton } from './MailSettingsSkeleton.tsx';
import { useOpenedSettings } from './use-opened-settings.ts';

/** The form needs the settings, which no rendered page contains. */
const MailSettingsForm = privatePart(() =>
  import('../MailSettingsForm.tsx').then((module) => module.MailSettingsForm),
);

const route = getRouteApi('/setting/unsubscribe');

/** By a mailed link without a login, or for the signed-in buyer. */
export function UnsubscribePage() {
  const { link } = useLink(route.useSearch().unsubscribe_token);
  return (
    <NarrowPage title={<Trans>Email preferences</Trans>}>
      {link === undefined ? (
        <PrivatePart kind="buyer" skeleton={<MailSettingsSkeleton />}>
          <Own />
        </PrivatePart>
      ) : (
        <Suspense fallback={<MailSettingsSkeleton />}>
          <ByLink link={link} />
        </Suspense>
      )}
    </NarrowPage>
  );
}

function ByLink({ link }: { readonly link: string }) {
  const { opened, again } = useOpenedSettings(link);
  if (!opened) return <MailSettingsSkeleton />;
  if (opened.done) return <MailSettingsForm saved={opened.done} link={link} />;
  if (opened.error.code !== 'RESET_LINK_INVALID') return <NotLoaded error={opened.error} onRetry={again} />;
  return (
    <>
      <ErrorAlert>
        <ErrorMessage code="RESET_LINK_INVALID" />
      </ErrorAlert>
      <PrivatePart kind="buyer" skeleton={<MailSettingsSkeleton />}>
        <Own />
      </PrivatePart>
    </>
  );
}

function Own() {
  const read = useOwnMailSettingsQuery({ skip: useSignedIn() !== 'buyer' });
  return (
    <OwnData read={read}>
      {({ id, mailSettings }, retry, faultOf) =>
        mailSettings ? (
          <MailSettingsForm key={id} saved={mailSettings} />
        ) : (
          <NotLoaded error={faultOf('mailSettings')} onRetry={retry} />
        )
      }
    </OwnData>
  );
}
