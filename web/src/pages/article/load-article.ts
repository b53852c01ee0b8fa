import { privacyPolicyOfSite } from '@fairgate/schema/urls/policy';
import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router';
import type { RouterContext } from '#platform/router-context.ts';
import type { ArticleName, ArticleQuery } from '#graphql';
import { ArticleDocument } from '#operations/article.ts';
import { absoluteAddress } from '../absolute-address.ts';
import { describePage } from '../describe-page.ts';
import { isLastSegment } from '../last-segment.ts';
import { loadPage } from '../load-page.ts';
import { breadcrumbData } from '../structured-data.ts';

type Article = NonNullable<ArticleQuery['article']>;

/**
 * The article at `path`.
 * @throws notFound where there is no such article.
 */
export async function loadArticle(context: RouterContext, path: string, name: ArticleName) {
  return describeArticle(context, path, await articleOf(context, name, null));
}

/**
 * A country's version of the policy.
 * @throws notFound for a country without a site; a redirect (301) to the canonical address for another
 * spelling of the country.
 */
export async function loadCountryPolicy(
  context: RouterContext,
  { pathname, search, hash }: ParsedLocation,
  given: string,
) {
  const article = await articleOf(context, 'PRIVACY_POLICY', given);
  const websiteEnName = article.country ?? given;
  const path = privacyPolicyOfSite.format({ websiteEnName });
  if (!isLastSegment(pathname, path.slice(1))) {
    throw redirect({
      to: '/privacy-policy-{$websiteEnName}.html',
      params: { websiteEnName },
      search,
      hash,
      statusCode: 301,
      replace: true,
    });
  }
  return describeArticle(context, path, article);
}

async function articleOf(
  context: RouterContext,
  name: ArticleName,
  country: string | null,
): Promise<Article> {
  const { article } = await loadPage(context, ArticleDocument, { name, country });
  if (!article) throw notFound();
  return article;
}

function describeArticle(context: RouterContext, path: string, { title, summary, changedOn }: Article) {
  return describePage(context, {
    title,
    description: summary,
    path,
    structured:
      import.meta.env.SSR &&
      (() => [
        {
          '@type': 'WebPage',
          name: title,
          description: summary,
          inLanguage: context.locale,
          dateModified: changedOn,
          url: absoluteAddress(context, path),
        },
        breadcrumbData(context, [{ name: title, path }]),
      ]),
  });
}
