import { Trans } from '@lingui/react/macro';
import { toWebsiteEnName } from '@fairgate/schema/urls/site-name';
import { getRouteApi, Link } from '@tanstack/react-router';

const root = getRouteApi('__root__');

/** Links to the other policies, to the country version, and to our team. */
export function PolicyLinks({ current }: { readonly current: 'short' | 'full' | 'country' }) {
  const { site } = root.useRouteContext();
  const country = site.countryCode === null ? undefined : toWebsiteEnName(site.englishName);
  return (
    <ul className="grid gap-1 border-t border-line pt-5 [&_a]:inline-block [&_a]:py-2 [&_a]:underline [&_a]:underline-offset-4">
      {current !== 'short' && (
        <li>
          <Link to="/privacy.html">
            <Trans>Privacy at a glance</Trans>
          </Link>
        </li>
      )}
      {current !== 'full' && (
        <li>
          <Link to="/privacy-policy.html">
            <Trans>Privacy policy</Trans>
          </Link>
        </li>
      )}
      {current !== 'country' && country && (
        <li>
          <Link to="/privacy-policy-{$websiteEnName}.html" params={{ websiteEnName: country }}>
            <Trans>Country privacy policy</Trans>
          </Link>
        </li>
      )}
      <li>
        <Link to="/customer-service" search={{ topic: 'PRIVACY' }}>
          <Trans>Contact our team</Trans>
        </Link>
      </li>
    </ul>
  );
}
