import { Trans } from '@lingui/react/macro';
import type { CardVerdict } from '@fairgate/badge/card';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Check, CircleAlert } from '#ui/icons.tsx';
import { CardSheet } from './CardSheet.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { toCard } from './card.ts';
import type { ShownCode } from './card-link.ts';
import { NoCard } from './NoCard.tsx';
import { deviceFull, keepCard } from './saved-store.ts';
import { useSavedCards } from './use-saved-cards.ts';
import { useShownCard } from './use-shown-card.ts';

/** A card that its owner shows: exactly the disclosed fields, once their signature is right. */
export function ShownCard() {
  const shown = useShownCard();
  if (!shown) return <CardSkeleton />;
  const { code, verdict } = shown;
  if (!code || !verdict || verdict.problem === 'not-a-card') return <NoCard />;
  if (verdict.problem !== undefined) return <NotValid problem={verdict.problem} />;
  return <Valid code={code} fields={verdict.fields} />;
}

function Valid({
  code,
  fields,
}: {
  readonly code: ShownCode;
  readonly fields: Readonly<Record<string, string>>;
}) {
  const { id, signedCode } = code;
  const kept = useSavedCards().find((one) => one.id === id);
  const card = toCard(fields);
  const [isFull, setFull] = useState(false);
  const save = (): void => {
    const isKept = keepCard({
      id,
      kind: 'BUYER',
      card,
      supplierId: null,
      hall: null,
      standNumber: null,
      note: '',
      savedAt: new Date().toISOString(),
      unsent: { signedCode },
    });
    setFull(!isKept);
  };
  return (
    <CardSheet card={card}>
      {kept ? (
        <p role="status" className="flex items-center gap-2">
          <Check aria-hidden size={20} />
          <Trans>In your saved cards</Trans>
        </p>
      ) : (
        <>
          <Button look="primary" onClick={save}>
            <Trans>Save card</Trans>
          </Button>
          <ErrorOfOperation error={isFull ? deviceFull : undefined} />
          <p className="text-sm text-mute">
            <Trans>
              If you’re logged in as a buyer, the owner sees that you saved it, with your name and company.
            </Trans>
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
