import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from '#ui/icons.tsx';
import { Children, type ReactNode } from 'react';

/** A breadcrumb: links from the widest to the page itself, which is the last child. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const items = Children.toArray(children);
  return (
    <nav aria-label={t`You are here`} className="overflow-x-auto text-sm text-mute [scrollbar-width:none]">
      <ol className="flex items-center gap-1 whitespace-nowrap">
        {items.map((item, index) => (
          <li
            key={index}
            className="flex items-center gap-1 has-[.truncate]:min-w-20 [&_a]:leading-9 [&_a]:hover:text-ink [&_a]:hover:underline pointer-coarse:[&_a]:-me-1.5 pointer-coarse:[&_a]:min-w-11 pointer-coarse:[&_a]:pe-1.5 pointer-coarse:[&_a]:leading-11"
          >
            {index > 0 && <ChevronRight aria-hidden size={14} className="mirror" />}
            {item}
          </li>
        ))}
      </ol>
    </nav>
  );
}
