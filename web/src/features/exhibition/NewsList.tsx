import { Trans } from '@lingui/react/macro';
import type { ExhibitionNewsFragment } from '#graphql';
import { DateText, ServiceText } from '#ui/Texts.tsx';

const newest = 3;

/** The news of a fair: the newest in sight, earlier ones at a press. */
export function NewsList({ news }: { readonly news: readonly ExhibitionNewsFragment[] }) {
  const earlier = news.slice(newest);
  return (
    <div className="grid gap-3">
      <Items items={news.slice(0, newest)} />
      {earlier.length > 0 && (
        <details className="group grid gap-3">
          <summary className="line-link w-fit cursor-pointer max-md:min-h-11 font-semibold underline underline-offset-4 group-open:mb-3">
            <Trans>Earlier news</Trans>
          </summary>
          <Items items={earlier} />
        </details>
      )}
    </div>
  );
}

function Items({ items }: { readonly items: readonly ExhibitionNewsFragment[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {items.map(({ number, publishedOn, title, text }) => (
        <li key={number} className="grid min-w-0 content-start gap-1 rounded-md border border-line p-4">
          <p className="text-sm text-mute">
            <DateText iso={publishedOn} />
          </p>
          <h3 dir="auto" className="text-match text-base leading-snug font-semibold wrap-anywhere">
            <ServiceText>{title}</ServiceText>
          </h3>
          <p dir="auto" className="max-w-[70ch] text-match wrap-anywhere whitespace-pre-line">
            <ServiceText>{text}</ServiceText>
          </p>
        </li>
      ))}
    </ul>
  );
}
