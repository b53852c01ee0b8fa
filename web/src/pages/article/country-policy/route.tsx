import { privacyPolicyOfSite } from '@fairgate/schema/urls/policy';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ArticlePage } from '../ArticlePage.tsx';
import { ArticleSkeleton } from '../ArticleSkeleton.tsx';
import { articleHead, loadArticle } from '../load-article.ts';
import { PolicyLinks } from '../PolicyLinks.tsx';

const route = getRouteApi('/privacy-policy-{$websiteEnName}.html');

function CountryPolicyPage() {
  const { websiteEnName } = route.useParams();
  return <ArticlePage name="PRIVACY_POLICY" country={websiteEnName}><PolicyLinks current="country" /></ArticlePage>;
}

/** §2.2 `/privacy-policy-{websiteEnName}.html`; 404 for a country without a site. */
export const Route = createFileRoute('/privacy-policy-{$websiteEnName}.html')({
  params: { parse: privacyPolicyOfSite.parseParams, stringify: ({ websiteEnName }) => ({ websiteEnName }) },
  loader: ({ context, params: { websiteEnName } }) => loadArticle(context, 'PRIVACY_POLICY', websiteEnName),
  head: ({ match, params, loaderData }) => articleHead(match.context, privacyPolicyOfSite.format(params), loaderData),
  component: CountryPolicyPage,
  pendingComponent: ArticleSkeleton,
});
