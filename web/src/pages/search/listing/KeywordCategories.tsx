import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { searchFilters } from '@fairgate/schema/search-filters';
import { keywordSlug } from '@fairgate/schema/urls/keyword';
import { valuesOf } from '#features/search/facets.ts';
import { chipStyle } from '#ui/Chip.tsx';
import { NumberText } from '#ui/Texts.tsx';
import type { ListPart } from './Listing.tsx';
import { ScrollRow } from '#ui/ScrollRow.tsx';

const maxShown = 12;

/** The categories of the results, each with a link to its own list (§2.2 aggregate). */
export const KeywordCategories: ListPart = ({ search: { keyword, id }, data }) => {
  const { t } = useLingui();
  const values = valuesOf(data?.searchProducts?.facets ?? [], searchFilters.cat).filter(
    ({ value, label }) => label !== null && value !== id,
  );
  if (keyword === undefined || values.length === 0) return null;
  return (
    <ScrollRow label={t`Categories with these products`}>
      {values.slice(0, maxShown).map(({ value, label, count }) => (
        <li key={value} className="shrink-0">
          <Link
            to="/aggregate/$keyword/{$category}.html"
            params={{ keyword: keywordSlug(keyword), category: { slug: label ?? '', id: value } }}
            className={chipStyle}
          >
            <bdi>{label}</bdi>
            <span className="figures text-mute">
              <NumberText value={count} />
            </span>
          </Link>
        </li>
      ))}
    </ScrollRow>
  );
};
