import { Trans } from '@lingui/react/macro';
import type { CardVerdict } from '@fairgate/badge/card';
import type { CardType } from '@fairgate/schema/urls/exhibition';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Check, CircleAlert } from '#ui/icons.tsx';
import { CardSheet } from './CardSheet.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { toCard } from './card.ts';
import type { ShownCode } from './card-link.ts';
import { NoCard } from './NoCard.tsx';
import { NotSavedNote } from './NotSavedNote.tsx';
import { type NotSaved, saveCard } from './saved-store.ts';
import { useSavedCards } from './use-saved-cards.ts';
import { useShownCard } from './use-shown-card.ts';

/** A card that its owner shows: exactly the disclosed fields, once their signature is right. */
export function ShownCard({ type }: { readonly type: CardType }) {
  const shown = useShownCard();
  if (!shown) return <CardSkeleton />;
  const { code, verdict } = shown;
  if (!code || !verdict || verdict.problem === 'not-a-card') return <NoCard />;
  if (verdict.problem !== undefined) return <NotValid problem={verdict.problem} />;
  return <Valid type={type} code={code} fields={verdict.fields} />;
}

function Valid({
  type,
  code,
  fields,
}: {
  readonly type: CardType;
  readonly code: ShownCode;
  readonly fields: Readonly<Record<string, string>>;
}) {
  const { id, signedCode } = code;
  const saved = useSavedCards().find((one) => one.id === id);
  const card = toCard(fields);
  const [notSaved, setNotSaved] = useState<NotSaved>();
  const save = (): void =>
    setNotSaved(
      saveCard({
        id,
        kind: type === 'supplier' ? 'SUPPLIER' : 'BUYER',
        card,
        supplierId: null,
        hall: null,
        standNumber: null,
        note: '',
        savedAt: new Date().toISOString(),
        unsent: { signedCode },
      }),
    );
  return (
    <CardSheet card={card}>
      {saved ? (
        <p role="status" className="flex items-center gap-2">
          <Check aria-hidden size={20} />
          <Trans>In your saved cards</Trans>
        </p>
      ) : (
        <>
          <Button look="primary" onClick={save}>
            <Trans>Save card</Trans>
          </Button>
          <NotSavedNote reason={notSaved} />
          <p className="text-sm text-mute">
            <Trans>If you’re logged in, the owner sees that you saved it, with your name and company.</Trans>
          </p>
        </>
      )}
    </CardSheet>
  );
}

type Problem = Exclude<NonNullable<CardVerdict['problem']>, 'not-a-card'>;

function NotValid({ problem }: { readonly problem: Problem }) {
  const title = {
    'unknown-key': <Trans>Can’t be checked on this device yet</Trans>,
    forged: <Trans>Forged card</Trans>,
    expired: <Trans>Expired card</Trans>,
  }[problem];
  return (
    <EmptyView icon={CircleAlert} title={title}>
      {problem === 'unknown-key' ? (
        <Trans>Connect to the internet to update the keys, then scan again.</Trans>
      ) : (
        <ErrorMessage code="CARD_INVALID" />
      )}
    </EmptyView>
  );
}
