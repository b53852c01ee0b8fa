import { Menu } from '@base-ui/react/menu';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { BarPlace, barPlace } from '#ui/BarPlace.tsx';
import { ContactRound, FileText, Heart, IdCard, Inbox, LogOut, Ticket } from '#ui/icons-on-demand.tsx';
import { ChevronDown, UserRound } from '#ui/icons.tsx';
import { AccountHead } from './AccountHead.tsx';
import { UnreadCount } from './UnreadCount.tsx';
import { useLogout } from './use-logout.ts';

const item =
  'flex min-h-11 w-full cursor-default items-center gap-3 rounded-md px-3 text-start outline-none data-highlighted:bg-surface';

/**
 * The viewer's name, the links to private pages, and the logout. The viewer is loaded when the menu opens.
 */
export function AccountMenu({ place }: { readonly place: 'header' | 'bar' }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { pending, logOut } = useLogout();
  const signedIn = useSignedIn();
  const isBuyer = signedIn === 'buyer';
  const isCardHolder = isBuyer || signedIn === 'supplier';
  const { device, userKind } = useRouteContext({ from: '__root__' });
  return (
    <Menu.Root open={open} onOpenChange={setOpen} modal={false}>
      {place === 'bar' ? (
        <Menu.Trigger className={barPlace}>
          <BarPlace icon={UserRound}>
            <Trans>Account</Trans>
          </BarPlace>
        </Menu.Trigger>
      ) : (
        <Menu.Trigger
          aria-label={t`Account`}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-sm font-semibold hover:bg-surface data-popup-open:bg-surface max-md:hidden"
        >
          <UserRound aria-hidden size={20} />
          <span className="hidden @min-[63rem]:inline">
            <Trans>Account</Trans>
          </span>
          <ChevronDown aria-hidden size={16} className="@max-[63rem]:hidden" />
        </Menu.Trigger>
      )}
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-40">
          <Menu.Popup className="grid w-72 max-w-[calc(100vw-1rem)] gap-1 rounded-lg border border-line bg-raised p-2 shadow-float outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <AccountHead />
            {signedIn !== 'organiser' && (
              <Menu.Item className={item} render={<Link to="/inbox" />}>
                <Inbox aria-hidden size={20} className="text-mute" />
                <Trans>Inbox</Trans>
                <UnreadCount />
              </Menu.Item>
            )}
            {signedIn === 'supplier' && (
              <Menu.Item className={item} render={<Link to="/supplier-rfqs" />}>
                <FileText aria-hidden size={20} className="text-mute" />
                <Trans>Buyers’ requests</Trans>
              </Menu.Item>
            )}
            {isBuyer && (
              <Menu.Item className={item} render={<Link to="/rfq/manage" />}>
                <FileText aria-hidden size={20} className="text-mute" />
                <Trans>Requests for quotation</Trans>
              </Menu.Item>
            )}
            {isBuyer && (
              <Menu.Item className={item} render={<Link to="/account" />}>
                <UserRound aria-hidden size={20} className="text-mute" />
                <Trans>My account</Trans>
              </Menu.Item>
            )}
            {isBuyer && (
              <Menu.Item
                className={item}
                render={<Link to="/myFavorite/$kind" params={{ kind: 'product' }} />}
              >
                <Heart aria-hidden size={20} className="text-mute" />
                <Trans>Products you follow</Trans>
              </Menu.Item>
            )}
            {isBuyer && (device === 'phone' || userKind === 'global') && (
              <Menu.Item
                className={item}
                render={<Link to={device === 'phone' ? '/myBadge' : '/expo/badge/view'} />}
              >
                <IdCard aria-hidden size={20} className="text-mute" />
                <Trans>My badges</Trans>
              </Menu.Item>
            )}
            {isCardHolder && (
              <Menu.Item
                className={item}
                render={
                  device === 'phone' ? (
                    <Link to="/myCard" />
                  ) : (
                    <Link to={isBuyer ? '/account' : '/'} hash="card" />
                  )
                }
              >
                <IdCard aria-hidden size={20} className="text-mute" />
                <Trans>My business card</Trans>
              </Menu.Item>
            )}
            {isCardHolder && (
              <Menu.Item className={item} render={<Link to="/myFavorite/exhibitorCard" />}>
                <ContactRound aria-hidden size={20} className="text-mute" />
                <Trans>Saved cards</Trans>
              </Menu.Item>
            )}
            {signedIn === 'organiser' && (
              <Menu.Item className={item} render={<Link to="/organiser" />}>
                <Ticket aria-hidden size={20} className="text-mute" />
                <Trans>Your trade fairs</Trans>
              </Menu.Item>
            )}
            {signedIn === 'operator' && (
              <Menu.Item className={item} render={<Link to="/desk" />}>
                <Inbox aria-hidden size={20} className="text-mute" />
                <Trans>Desk</Trans>
              </Menu.Item>
            )}
            <Menu.Item className={item} closeOnClick={false} disabled={pending} onClick={() => void logOut()}>
              <LogOut aria-hidden size={20} className="mirror text-mute" />
              <Trans>Log out</Trans>
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
