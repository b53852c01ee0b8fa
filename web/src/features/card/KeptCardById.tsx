import { NoCard } from './NoCard.tsx';
import { SavedCardItem } from './SavedCardItem.tsx';
import { useSavedCards } from './use-saved-cards.ts';

/** One of the viewer's saved cards. Nobody else's card can be opened by its id. */
export function KeptCardById({ id }: { readonly id: string }) {
  const kept = useSavedCards().find((one) => one.id === id);
  return kept ? <SavedCardItem key={kept.id} kept={kept} /> : <NoCard />;
}
