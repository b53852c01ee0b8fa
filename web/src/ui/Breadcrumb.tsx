import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from '#ui/icons.tsx';
import { Children, type ReactNode } from 'react';

/**
 * A breadcrumb: links from the widest to the page itself, which is the last child. The touch target of a link, also of one
 * letter, reaches over the chevrons beside it.
 */
export function Breadcrumb({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const items = Children.toArray(children);
  return (
    <nav
      aria-label={t`You are here`}
      className="overflow-x-auto text-sm text-mute [scrollbar-width:none] pointer-coarse:-mx-4 pointer-coarse:px-4"
    >
      <ol className="flex items-center gap-1 whitespace-nowrap">
        {items.map((item, index) => (
          <li
            key={index}
            className="flex items-center gap-1 has-[.truncate]:min-w-20 [&_a]:leading-9 [&_a]:hover:text-ink [&_a]:hover:underline pointer-coarse:[&_a]:-mx-4 pointer-coarse:[&_a]:max-w-none pointer-coarse:[&_a]:px-4 pointer-coarse:[&_a]:leading-11"
          >
            {index > 0 && <ChevronRight aria-hidden size={14} className="mirror" />}
            {item}
          </li>
        ))}
      </ol>
    </nav>
  );
}
