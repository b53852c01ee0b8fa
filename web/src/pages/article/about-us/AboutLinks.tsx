import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';

/** Links from the claims about us to their evidence. */
export function AboutLinks() {
  return (
    <p className="flex flex-wrap gap-2">
      <Link to="/search/product" search={{ verified: 1 }} className={buttonStyle({ look: 'primary' })}>
        <Trans>Products from verified suppliers</Trans>
      </Link>
      <Link to="/verify" className={buttonStyle()}>
        <Trans>Verify a certificate or badge</Trans>
      </Link>
      <Link to="/customer-service" className={buttonStyle()}>
        <Trans>Help and contact</Trans>
      </Link>
    </p>
  );
}
