import { readItem, writeItem } from '#platform/storage.ts';
import { viewTtlMs } from './limits.ts';
import { views, type SearchView } from './product-search.ts';

const key = 'search-view';

export function readView(): SearchView | undefined {
  const found = readItem(key);
  return views.find((view) => view === found);
}

export function rememberView(view: SearchView): void {
  writeItem(key, view, viewTtlMs);
}
