import { useState, useSyncExternalStore } from 'react';
import { views, type ProductSearch, type SearchView } from './product-search.ts';
import { readView, rememberView } from './remembered-view.ts';

const nothingElseChangesIt = () => () => {};

/** The view of the results: that of the address, else the last choice on this device, else the grid. */
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
