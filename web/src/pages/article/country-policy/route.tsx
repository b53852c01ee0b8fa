import { privacyPolicyOfSite } from '@fairgate/schema/urls/policy';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ArticlePage } from '../ArticlePage.tsx';
import { ArticleSkeleton } from '../ArticleSkeleton.tsx';
import { pageHead } from '../../page-head.ts';
import { loadCountryPolicy } from '../load-article.ts';
import { PolicyLinks } from '../PolicyLinks.tsx';

const route = getRouteApi('/privacy-policy-{$websiteEnName}.html');

function CountryPolicyPage() {
  const { websiteEnName } = route.useParams();
  return (
    <ArticlePage name="PRIVACY_POLICY" country={websiteEnName}>
      <PolicyLinks current="country" />
    </ArticlePage>
  );
}

/**
 * §2.2 `/privacy-policy-{websiteEnName}.html`; 301 to the canonical spelling, 404 for a country without a
 * site.
 */
export const Route = createFileRoute('/privacy-policy-{$websiteEnName}.html')({
  params: { parse: privacyPolicyOfSite.parseParams, stringify: ({ websiteEnName }) => ({ websiteEnName }) },
  loader: ({ context, location, params }) => loadCountryPolicy(context, location, params.websiteEnName),
  head: pageHead,
  component: CountryPolicyPage,
  pendingComponent: ArticleSkeleton,
});
