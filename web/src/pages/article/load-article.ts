import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '#app/context.ts';
import type { ArticleName } from '#graphql';
import { ArticleDocument } from '#operations/article.ts';
import { loadPage } from '../load-page.ts';
import { pageHead } from '../page-head.ts';

/** The text, and what the page's head says of it. @throws notFound for a country without a site. */
export async function loadArticle(context: RouterContext, name: ArticleName, country: string | null = null) {
  const { article } = await loadPage(context, ArticleDocument, { name, country });
  if (!article) throw notFound();
  return { title: article.title, summary: article.summary, changedOn: article.changedOn };
}

type ArticleFacts = Awaited<ReturnType<typeof loadArticle>>;

export function articleHead(context: RouterContext, path: string, facts: ArticleFacts | undefined) {
  if (!facts) return {};
  const { title, summary, changedOn } = facts;
  return pageHead(context, {
    title,
    description: summary,
    path,
    structured: { '@type': 'WebPage', name: title, description: summary, inLanguage: context.locale, dateModified: changedOn, url: context.origin + context.site.deployPath + path },
  });
}
