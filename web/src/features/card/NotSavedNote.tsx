import { savedCardsMaxCount } from '@fairgate/schema/limits';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { StorageFull } from '#ui/StorageFull.tsx';
import type { NotSaved } from './saved-store.ts';

/** Why a card was not saved, if it was not. */
export function NotSavedNote({ reason }: { readonly reason: NotSaved | undefined }) {
  if (reason === 'storage') return <StorageFull />;
  return (
    <ErrorOfOperation
      error={reason === 'too-many' ? { code: 'CARDS_FULL', max: savedCardsMaxCount } : undefined}
    />
  );
}
