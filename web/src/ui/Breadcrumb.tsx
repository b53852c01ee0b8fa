import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from '#ui/icons.tsx';
import { Children, type ReactNode } from 'react';

type Props = {
  /** Links from the widest on. One with a name that a service gives has dir="auto": a long name is cut at its own end. */
  readonly children: ReactNode;
  /** The page itself. */
  readonly here: ReactNode;
};

/**
 * A breadcrumb. Its items share a line as long as each shows some letters, and take another one otherwise. The touch target of a
 * link, also of one letter, reaches over the chevrons beside it.
 */
export function Breadcrumb({ children, here }: Props) {
  const { t } = useLingui();
  const items = [
    ...Children.toArray(children),
    <span
      key="here"
      aria-current="page"
      dir="auto"
      // Where it is cut.
      title={typeof here === 'string' ? here : undefined}
      className="text-ink"
    >
      {here}
    </span>,
  ];
  return (
    <nav aria-label={t`You are here`} className="text-sm text-mute">
      <ol className="flex flex-wrap items-center gap-x-1 whitespace-nowrap">
        {items.map((item, index) => (
          <li
            key={index}
            className="flex max-w-max min-w-0 grow basis-10 items-center gap-1 first:basis-auto last:basis-16 [&>:is(a,span)]:truncate [&_a]:leading-9 [&_a]:hover:text-ink [&_a]:hover:underline pointer-coarse:[&_a]:-mx-4 pointer-coarse:[&_a]:max-w-none pointer-coarse:[&_a]:px-4 pointer-coarse:[&_a]:leading-11"
          >
            {index > 0 && <ChevronRight aria-hidden size={14} className="mirror" />}
            {item}
          </li>
        ))}
      </ol>
    </nav>
  );
}
