import { aboutUs } from '@fairgate/schema/urls/policy';
import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../ArticlePage.tsx';
import { ArticleSkeleton } from '../ArticleSkeleton.tsx';
import { pageHead } from '../../page-head.ts';
import { loadArticle } from '../load-article.ts';
import { AboutLinks } from './AboutLinks.tsx';

/** §2.2 `/about-us.html` */
export const Route = createFileRoute('/about-us.html')({
  loader: ({ context }) => loadArticle(context, aboutUs.format({}), 'ABOUT_US'),
  head: pageHead,
  component: () => (
    <ArticlePage name="ABOUT_US">
      <AboutLinks />
    </ArticlePage>
  ),
  pendingComponent: ArticleSkeleton,
});
