import { toWebsiteEnName } from '@fairgate/schema/urls/site-name';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Site } from '#platform/site.ts';
import { useFormat } from '#ui/format.ts';
import { MapPin } from '#ui/icons-verification.ts';

/** On a country's site (§2.2, §6): its country, its policy, and the link to the international site. */
export function CountryNote({ site: { countryCode, englishName } }: { readonly site: Site }) {
  const { country } = useFormat();
  if (countryCode === null) return null;
  const name = country(countryCode);
  const websiteEnName = toWebsiteEnName(englishName);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-lg bg-surface px-4 py-2 text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4">
      <p className="flex items-center gap-2 font-semibold max-sm:basis-full max-sm:pt-2 md:me-auto">
        <MapPin aria-hidden size={17} className="shrink-0" />
        <span suppressHydrationWarning>
          <Trans>The site for buyers in {name}</Trans>
        </span>
      </p>
      {websiteEnName && (
        <Link to="/privacy-policy-{$websiteEnName}.html" params={{ websiteEnName }}>
          <Trans>Privacy policy</Trans>
        </Link>
      )}
      {/* Another site has its own home page, which is a full load. */}
      <a href="/">
        <Trans>International site</Trans>
      </a>
    </div>
  );
}
