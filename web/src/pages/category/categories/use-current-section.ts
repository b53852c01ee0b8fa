import { useEffect, useState } from 'react';

/**
 * The element id of the current section: the last one that begins above the lower end of the window's upper
 * third.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((element) => element !== null);
    const look = () => {
      const passed = sections.filter((section) => section.getBoundingClientRect().top < innerHeight / 3);
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    // Only sections that cross this line can change the result.
    const observer = new IntersectionObserver(look, { rootMargin: '-33% 0px -66% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
