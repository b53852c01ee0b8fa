import { useState, useSyncExternalStore } from 'react';
import { views, type ProductSearch, type SearchView } from './product-search.ts';
import { readView, rememberView } from './remembered-view.ts';

const nothingElseChangesIt = () => () => {};

/** How results are shown: as the address says, else as last chosen on this device, else as a grid. */
export function useView({
  view: asked,
}: Pick<ProductSearch, 'view'>): readonly [SearchView, (view: SearchView) => void] {
  const remembered = useSyncExternalStore(nothingElseChangesIt, readView, () => undefined);
  const [chosen, setChosen] = useState<SearchView>();
  const choose = (view: SearchView) => {
    rememberView(view);
    setChosen(view);
  };
  return [chosen ?? asked ?? remembered ?? views[0], choose];
}
