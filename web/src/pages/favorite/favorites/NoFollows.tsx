import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Heart } from '#ui/icons-on-demand.tsx';

/** Replaces the lists for a supplier. */
export function FollowsOfSuppliers() {
  return (
    <EmptyView
      icon={Heart}
      title={<Trans>Only buyers can follow products and suppliers</Trans>}
      actions={
        <Link to="/" className={buttonStyle()}>
          <Trans>Go to the home page</Trans>
        </Link>
      }
    >
      <Trans>You’re logged in as a supplier.</Trans>
    </EmptyView>
  );
}

/** Replaces the lists for a guest. */
export function FollowsOfGuests() {
  return (
    <EmptyView
      icon={Heart}
      title={<Trans>Log in to see what you follow</Trans>}
      actions={
        <>
          <Button look="primary" onClick={() => void askForLogin()}>
            <Trans>Log in or join free</Trans>
          </Button>
          <Link to="/search/product" className={buttonStyle()}>
            <Trans>All products</Trans>
          </Link>
        </>
      }
    >
      <Trans>What you follow is saved to your account, so you can find it on any device.</Trans>
    </EmptyView>
  );
}
