import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chipStyle } from '#ui/Chip.tsx';
import { useFormat } from '#ui/format.ts';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import type { ShownPage } from './floors.ts';

/** A page of products has no name: its first categories stand for it. */
const namesMost = 2;

/** The pages of products of the fair, if there are several. */
export function OtherPages({ page: { exhibition } }: { readonly page: ShownPage }) {
  const { t } = useLingui();
  const { text, list } = useFormat();
  const { fairPages, siteName } = exhibition;
  const name = text(exhibition.name);
  if (fairPages.length < 2) return null;
  return (
    <ScrollRow label={t`Products at ${name}`}>
      {fairPages.map(({ pageId, floors }) => {
        const names = floors.flatMap(({ category }) => (category ? [text(category.name)] : []));
        return (
          <li key={pageId} className="shrink-0">
            <Link
              to="/fair{$fair}"
              params={{ fair: { websiteEnName: siteName, pageId } }}
              activeOptions={{ exact: true, includeSearch: false }}
              className={chipStyle}
            >
              {names.length > namesMost ? `${list(names.slice(0, namesMost))} …` : list(names)}
            </Link>
          </li>
        );
      })}
    </ScrollRow>
  );
}
