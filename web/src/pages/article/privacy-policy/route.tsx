import { privacyPolicy } from '@fairgate/schema/urls/policy';
import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../ArticlePage.tsx';
import { ArticleSkeleton } from '../ArticleSkeleton.tsx';
import { pageHead } from '../../page-head.ts';
import { loadArticle } from '../load-article.ts';
import { PolicyLinks } from '../PolicyLinks.tsx';

/** §2.2 `/privacy-policy.html` */
export const Route = createFileRoute('/privacy-policy.html')({
  loader: ({ context }) => loadArticle(context, privacyPolicy.format({}), 'PRIVACY_POLICY'),
  head: pageHead,
  component: () => (
    <ArticlePage name="PRIVACY_POLICY">
      <PolicyLinks current="full" />
    </ArticlePage>
  ),
  pendingComponent: ArticleSkeleton,
});
