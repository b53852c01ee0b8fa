import { categoryAnchor } from '@fairgate/schema/urls/category';
import { useLingui } from '@lingui/react/macro';
import { classes } from '#ui/classes.ts';
import { NumberText, ServiceText } from '#ui/Texts.tsx';
import type { Category } from './category.ts';
import { useCurrentSection } from './use-current-section.ts';

/** On a wide screen, the level-1 categories next to their sections; the one in view is marked. */
export function CategoryIndex({ categories }: { readonly categories: readonly Category[] }) {
  const { t } = useLingui();
  const current = useCurrentSection(categories.map(({ id }) => categoryAnchor(id)));
  return (
    <nav
      aria-label={t`Categories`}
      className="sticky top-[calc(var(--header)+1rem)] max-h-[calc(100dvh-var(--header)-2rem)] self-start overflow-y-auto max-lg:hidden"
    >
      <ul>
        {categories.map(({ id, name, productCount }) => {
          const isCurrent = categoryAnchor(id) === current;
          return (
            <li key={id}>
              <a
                href={`#${categoryAnchor(id)}`}
                aria-current={isCurrent ? 'location' : undefined}
                className={classes(
                  'flex min-h-9 items-center gap-2 border-s-2 ps-3 pe-2 py-1',
                  isCurrent ? 'border-brand font-semibold' : 'border-line text-mute hover:text-ink',
                )}
              >
                <span dir="auto" className="min-w-0 flex-1 text-match">
                  <ServiceText>{name}</ServiceText>
                </span>
                <span className="figures text-sm font-normal text-mute">
                  <NumberText value={productCount} />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
