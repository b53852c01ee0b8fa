import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLogoutMutation } from '#operations/logout.ts';
import { hasUnsentScans } from '#platform/outbox/unsent-scans.ts';
import { clearDevice } from '#platform/session/clear-device.ts';
import { openConfirm } from '#ui/modal/open-modal.ts';
import { showToast } from '#ui/toast/show-toast.ts';

/**
 * §4 A full logout: the gateway ends the session, this device deletes its data, and the page is loaded again.
 */
export function useLogout() {
  const { t } = useLingui();
  const [end] = useLogoutMutation();
  const [pending, setPending] = useState(false);
  const confirmed = () =>
    openConfirm({
      title: t`Some scans haven’t been sent yet`,
      content: t`If you log out now, they stay on this device until you log in here again.`,
      okText: t`Log out`,
      cancelText: t`Stay logged in`,
    });
  const logOut = async () => {
    if (pending) return;
    setPending(true);
    const keepsScans = await hasUnsentScans();
    if (keepsScans && !(await confirmed())) {
      setPending(false);
      return;
    }
    const ended = await end().then(
      ({ data }) => data?.logout === true,
      () => false,
    );
    if (ended) {
      await clearDevice(keepsScans);
      location.reload();
      return;
    }
    setPending(false);
    showToast(t`You’re still logged in: the server couldn’t be reached. Please try again.`, {
      kind: 'error',
    });
  };
  return { pending, logOut };
}
