import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '#app/context.ts';
import type { ArticleName } from '#graphql';
import { ArticleDocument } from '#operations/article.ts';
import { loadPage } from '../load-page.ts';
import { describePage } from '../describe-page.ts';

/** The page of an article at `path`. @throws notFound for a country without a site. */
export async function loadArticle(context: RouterContext, path: string, name: ArticleName, country: string | null = null) {
  const { article } = await loadPage(context, ArticleDocument, { name, country });
  if (!article) throw notFound();
  const { title, summary, changedOn } = article;
  return describePage(context, {
    title,
    description: summary,
    path,
    structured: import.meta.env.SSR && (() => ({ '@type': 'WebPage', name: title, description: summary, inLanguage: context.locale, dateModified: changedOn, url: context.origin + context.site.deployPath + path })),
  });
}
