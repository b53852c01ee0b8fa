import { NoCard } from './NoCard.tsx';
import { SavedCardItem } from './SavedCardItem.tsx';
import { useSavedCards } from './use-saved-cards.ts';

/** One of the viewer's saved cards. The id of another viewer's card opens nothing. */
export function SavedCardById({ id }: { readonly id: string }) {
  const saved = useSavedCards().find((one) => one.id === id);
  return saved ? <SavedCardItem key={saved.id} saved={saved} /> : <NoCard />;
}
