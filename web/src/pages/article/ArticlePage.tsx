import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ArticleName } from '#graphql';
import { useArticleQuery } from '#operations/article.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { DateText, ServiceText } from '#ui/Texts.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';

type Props = {
  readonly name: ArticleName;
  readonly country?: string | null;
  readonly children?: ReactNode;
};

/** An article of the site: table of contents, sections with anchors, date of the last change. */
export function ArticlePage({ name, country = null, children }: Props) {
  const { t } = useLingui();
  const { data } = useArticleQuery({ variables: { name, country } });
  const article = data?.article;
  if (!article) return <ArticleSkeleton />;
  const { title, summary, changedOn, sections } = article;
  return (
    <div className="page grid gap-x-12 gap-y-6 pt-2 pb-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="lg:col-span-2">
        <Breadcrumb here={title}>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
        </Breadcrumb>
      </div>
      <article className="grid max-w-[70ch] content-start gap-8">
        <header className="grid gap-3">
          <h1 className="text-2xl md:text-3xl">
            <ServiceText>{title}</ServiceText>
          </h1>
          <p className="text-lg text-mute">
            <ServiceText>{summary}</ServiceText>
          </p>
          <p className="text-sm text-mute">
            <Trans>
              Last updated on <DateText iso={changedOn} />
            </Trans>
          </p>
        </header>
        {sections.map(({ key, heading, paragraphs, points }) => (
          <section key={key} id={key} className="grid scroll-mt-[calc(var(--header)+1rem)] gap-3">
            <h2 className="text-xl">
              <ServiceText>{heading}</ServiceText>
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <ServiceText>{paragraph}</ServiceText>
              </p>
            ))}
            {points.length > 0 && (
              <ul className="grid list-disc gap-1.5 ps-5">
                {points.map((point) => (
                  <li key={point}>
                    <ServiceText>{point}</ServiceText>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {children}
      </article>
      {sections.length > 2 && (
        <nav
          aria-label={t`On this page`}
          className="sticky top-[calc(var(--header)+1.5rem)] self-start max-lg:hidden"
        >
          <ul className="grid border-s-2 border-line text-sm [&_a]:block [&_a]:py-1.5 [&_a]:ps-4 [&_a]:hover:underline pointer-coarse:[&_a]:py-3">
            {sections.map(({ key, heading }) => (
              <li key={key}>
                <a href={`#${key}`}>
                  <ServiceText>{heading}</ServiceText>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
