import { useState, useSyncExternalStore } from 'react';
import { views, type ProductSearch, type SearchView } from './product-search.ts';
import { readView, rememberView } from './remembered-view.ts';

const subscribeToNothing = () => () => {};

/** The view of the results: that of the address, else the last choice on this device, else the grid. */
export function useView({
  view: viewOfAddress,
}: Pick<ProductSearch, 'view'>): readonly [SearchView, (view: SearchView) => void] {
  const remembered = useSyncExternalStore(subscribeToNothing, readView, () => undefined);
  const [chosen, setChosen] = useState<SearchView>();
  const choose = (view: SearchView) => {
    rememberView(view);
    setChosen(view);
  };
  return [chosen ?? viewOfAddress ?? remembered ?? views[0], choose];
}
