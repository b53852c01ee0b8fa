import { useEffect, useState } from 'react';
import { readableOffline, type Visited } from './visited.ts';

/** The pages that open without a network; none until they are known. */
export function useReadableOffline(): readonly Visited[] {
  const [pages, setPages] = useState<readonly Visited[]>([]);
  useEffect(() => {
    let here = true;
    void readableOffline().then((found) => {
      if (here) setPages(found);
    });
    return () => {
      here = false;
    };
  }, []);
  return pages;
}
