import { walletAddress } from '@fairgate/schema/wallet';
import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import type { BadgeFieldsFragment } from '#graphql';
import { useOnline } from '#platform/online.ts';
import { Button } from '#ui/Button.tsx';
import { Wallet } from '#ui/icons-on-demand.tsx';
import { walletOfDevice } from './wallet-of-device.ts';

/** How the viewer holds a badge: by the account that is signed in, or by the link of a mail. */
export type Holding = { readonly link?: string };

type Props = { readonly badge: BadgeFieldsFragment; readonly holding: Holding };

/** Saves the badge in the wallet of this device, if the site can make passes for it. A form: its answer is a file or another page. */
export function AddToWallet({ badge: { number, exhibition, wallets }, holding: { link } }: Props) {
  const { locale } = useRouteContext({ from: '__root__' });
  const online = useOnline();
  const wallet = walletOfDevice(navigator.userAgent);
  // One that was stored on the device by an earlier version knows of no wallets.
  if (!online || !(wallets as typeof wallets | undefined)?.includes(wallet)) return null;
  const fields = link === undefined ? { lang: locale, exhibitionId: exhibition.id, number } : { link };
  return (
    <form
      method={link === undefined ? 'get' : 'post'}
      action={walletAddress(wallet === 'APPLE' ? 'apple' : 'google', locale)}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" className="w-full">
        <Wallet aria-hidden size={20} />
        {wallet === 'APPLE' ? <Trans>Add to Apple Wallet</Trans> : <Trans>Add to Google Wallet</Trans>}
      </Button>
    </form>
  );
}
