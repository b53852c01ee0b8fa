import { privacy } from '@fairgate/schema/urls/policy';
import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../ArticlePage.tsx';
import { ArticleSkeleton } from '../ArticleSkeleton.tsx';
import { articleHead, loadArticle } from '../load-article.ts';
import { PolicyLinks } from '../PolicyLinks.tsx';

/** §2.2 `/privacy.html` */
export const Route = createFileRoute('/privacy.html')({
  loader: ({ context }) => loadArticle(context, 'PRIVACY'),
  head: ({ match, loaderData }) => articleHead(match.context, privacy.format({}), loaderData),
  component: () => <ArticlePage name="PRIVACY"><PolicyLinks current="short" /></ArticlePage>,
  pendingComponent: ArticleSkeleton,
});
