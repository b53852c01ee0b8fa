import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from '#ui/icons.tsx';
import type { HomeQuery } from '#graphql';
import { chipStyle } from '#ui/Chip.tsx';
import { ServiceText } from '#ui/Texts.tsx';

/** Level-1 categories: a column next to the banners on a desktop, a row of chips on a phone. */
export function CategoryRail({ categories }: { categories: NonNullable<HomeQuery['categories']> }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Categories`} className="min-w-0">
      <ul className="flex gap-2 overflow-x-auto [scrollbar-width:none] max-lg:-mx-4 max-lg:px-4 lg:grid lg:grid-cols-1 lg:gap-0 lg:rounded-lg lg:border lg:border-line lg:py-2">
        {categories.slice(0, 11).map(({ id, slug, name }) => (
          <li key={id} className="min-w-0 max-lg:shrink-0">
            <Link
              to="/category/{$category}.html"
              params={{ category: { slug, id, pageNo: 1 } }}
              className={`${chipStyle} lg:hidden`}
            >
              <ServiceText>{name}</ServiceText>
            </Link>
            <Link
              to="/category/{$category}.html"
              params={{ category: { slug, id, pageNo: 1 } }}
              className="flex min-h-9 items-center justify-between gap-2 px-4 py-1 text-sm leading-snug hover:bg-surface max-lg:hidden"
            >
              <span dir="auto" className="text-match hyphens-auto">
                <ServiceText>{name}</ServiceText>
              </span>
              <ChevronRight aria-hidden size={15} className="mirror shrink-0 text-mute" />
            </Link>
          </li>
        ))}
        <li className="max-lg:hidden">
          <Link
            to="/categories"
            className="flex min-h-9 items-center px-4 text-sm font-semibold underline underline-offset-4"
          >
            <Trans>All categories</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
