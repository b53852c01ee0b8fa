import { useEffect, type RefObject } from 'react';

/** Unfolds the section that the fragment of the address names, now and after each change. */
export function useOpenByAddress(sectionRef: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const look = () => {
      const { current } = sectionRef;
      if (!current || location.hash !== `#${current.id}` || current.open) return;
      current.open = true;
      current.scrollIntoView({ block: 'start' });
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [sectionRef]);
}
