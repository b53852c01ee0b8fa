import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useSupplierCardViewQuery } from '#operations/supplier-card-view.ts';
import { Fault } from '#platform/fault.ts';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/icons.tsx';
import { CardSheet } from '#features/card/CardSheet.tsx';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { toCard } from '#features/card/card.ts';
import { NoCard } from '#features/card/NoCard.tsx';
import { RequestCard } from '#features/card/RequestCard.tsx';
import { NotSavedNote } from '#features/card/NotSavedNote.tsx';
import { type NotSaved, saveCard } from '#features/card/saved-store.ts';
import { useSavedCards } from '#features/card/use-saved-cards.ts';

type Props = { readonly supplierId: string; readonly exhibitionId: string | null };

/** An exhibitor's card: saved with one tap, also by a guest and without a network later. */
export function SupplierCard({ supplierId, exhibitionId }: Props) {
  const [notSaved, setNotSaved] = useState<NotSaved>();
  const { data, error, refetch } = useSupplierCardViewQuery({ variables: { supplierId, exhibitionId } });
  const saved = useSavedCards().find((one) => one.supplierId === supplierId);
  const found = data?.supplierCard;
  if (!found && saved)
    return (
      <CardSheet card={saved.card} stand={saved}>
        <Saved />
      </CardSheet>
    );
  if (error) return <NotLoaded error={Fault.from(error)} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton />;
  if (!found) return <NoCard />;
  // What the exhibitor has given stays visible.
  const card = saved
    ? { ...toCard(found.card), email: saved.card.email, phone: saved.card.phone }
    : toCard(found.card);
  const save = (): void =>
    setNotSaved(
      saveCard({
        id: `supplier-${supplierId}`,
        kind: 'SUPPLIER',
        card,
        supplierId,
        hall: found.hall,
        standNumber: found.standNumber,
        note: '',
        savedAt: new Date().toISOString(),
        unsent: { exhibitionId: found.exhibitionId },
      }),
    );
  return (
    <CardSheet card={card} stand={found}>
      {saved ? (
        <Saved />
      ) : (
        <>
          <Button look="primary" onClick={save}>
            <Trans>Save card</Trans>
          </Button>
          <NotSavedNote reason={notSaved} />
        </>
      )}
      {found.exhibitionId !== null && card.email === null && card.phone === null && (
        <RequestCard supplierId={supplierId} exhibitionId={found.exhibitionId} />
      )}
    </CardSheet>
  );
}

function Saved() {
  return (
    <p role="status" className="flex items-center gap-2">
      <Check aria-hidden size={20} />
      <Trans>In your saved cards</Trans>
    </p>
  );
}
