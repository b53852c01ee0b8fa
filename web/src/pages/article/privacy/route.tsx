import { privacy } from '@fairgate/schema/urls/policy';
import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../ArticlePage.tsx';
import { ArticleSkeleton } from '../ArticleSkeleton.tsx';
import { pageHead } from '../../page-head.ts';
import { loadArticle } from '../load-article.ts';
import { PolicyLinks } from '../PolicyLinks.tsx';

/** §2.2 `/privacy.html` */
export const Route = createFileRoute('/privacy.html')({
  loader: ({ context }) => loadArticle(context, privacy.format({}), 'PRIVACY'),
  head: pageHead,
  component: () => (
    <ArticlePage name="PRIVACY">
      <PolicyLinks current="short" />
    </ArticlePage>
  ),
  pendingComponent: ArticleSkeleton,
});
