import { aboutUs } from '@fairgate/schema/urls/policy';
import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../ArticlePage.tsx';
import { ArticleSkeleton } from '../ArticleSkeleton.tsx';
import { articleHead, loadArticle } from '../load-article.ts';
import { AboutLinks } from './AboutLinks.tsx';

/** §2.2 `/about-us.html` */
export const Route = createFileRoute('/about-us.html')({
  loader: ({ context }) => loadArticle(context, 'ABOUT_US'),
  head: ({ match, loaderData }) => articleHead(match.context, aboutUs.format({}), loaderData),
  component: () => <ArticlePage name="ABOUT_US"><AboutLinks /></ArticlePage>,
  pendingComponent: ArticleSkeleton,
});
