import { useLayoutEffect, useRef, type ReactNode } from 'react';

type Props = {
  readonly label: string;
  /** Of the chosen section. */
  readonly current: string;
  /** Links with `sectionLinkStyle`; the chosen one has `aria-current="page"`. */
  readonly children: ReactNode;
};

export const sectionLinkStyle =
  '-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 font-semibold whitespace-pre text-mute hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink';

/** Links to the sections of a page, in one line. In a narrow window it scrolls sideways. */
export function SectionStrip({ label, current, children }: Props) {
  const strip = useRef<HTMLElement>(null);
  // Scrolls the strip, and nothing else, until the chosen section is in its middle, at once.
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector('[aria-current=page]');
    if (!strip.current || !chosen) return;
    const visible = strip.current.getBoundingClientRect();
    const section = chosen.getBoundingClientRect();
    strip.current.scrollLeft += section.x + section.width / 2 - (visible.x + visible.width / 2);
  }, [current]);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] print:hidden"
    >
      <div className="flex min-w-max border-b border-line">{children}</div>
    </nav>
  );
}
