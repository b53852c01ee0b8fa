import { discloseCard } from '@fairgate/badge/card';
import { cardFields, type CardField } from '@fairgate/schema/constants';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { RecordCardShareDocument } from '#operations/record-card-share.ts';
import { useOutboxOf } from '#platform/outbox/use-outbox.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { cardLink } from './card-link.ts';
import { fieldNames } from './field-names.ts';
import { qrOf } from './qr-path.ts';
import { addShare } from './share-store.ts';
import type { StoredCard } from './stored-card.ts';
import { useCardLabels } from '#ui/use-card-labels.ts';

/** Ticked at first: what a person at a stand needs. */
const usual: readonly CardField[] = ['name', 'company', 'jobTitle'];

/** Shows the card as a code with the ticked fields only. It works without a network, on both phones. */
export function ShowCard({
  stored: { kind, accountId, card, signedCode, validUntil },
}: {
  readonly stored: StoredCard;
}) {
  const { t } = useLingui();
  const labels = useCardLabels();
  const given = cardFields.filter((field) => card[field] !== null);
  const [ticked, setTicked] = useState<readonly CardField[]>(usual);
  const [shown, setShown] = useState<string>();
  const fields = given.filter((field) => ticked.includes(field));
  const { submit } = useOutboxOf('card-share:');
  const [openedAt] = useState(() => Date.now());
  const isValid = Date.parse(validUntil) > openedAt;
  const code = shown === undefined ? undefined : qrOf(shown);
  const codeElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The other phone's camera needs all of it.
    if (shown !== undefined) codeElement.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const show = (): void => {
    const id = crypto.randomUUID();
    const sharedAt = new Date().toISOString();
    addShare({ id, fields, sharedAt });
    void submit({
      key: id,
      form: `card-share:${id}`,
      account: accountId,
      document: RecordCardShareDocument,
      variables: { input: { id, fields: fields.map((field) => fieldNames[field]), sharedAt } },
    });
    setShown(cardLink(kind, { id, signedCode: discloseCard(signedCode, fields) }));
  };
  const tick = (field: CardField, isTicked: boolean): void => {
    setShown(undefined);
    setTicked(isTicked ? [...ticked, field] : ticked.filter((one) => one !== field));
  };
  return (
    <section aria-label={t`Show your card`} className="grid gap-4 rounded-lg border border-line p-4">
      <h2 className="text-xl">
        <Trans>Show your card</Trans>
      </h2>
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-mute">
          <Trans>Only the ticked fields are in the code.</Trans>
        </legend>
        {given.map((field) => (
          <Checkbox
            key={field}
            label={labels[field]}
            checked={ticked.includes(field)}
            onChange={({ target }) => tick(field, target.checked)}
          />
        ))}
      </fieldset>
      {!isValid ? (
        <p role="alert" className="text-time">
          <Trans>The card’s signature is too old. Open this page once with a network.</Trans>
        </p>
      ) : shown === undefined ? (
        <Button look="primary" disabled={fields.length === 0} onClick={show}>
          <Trans>Show the code</Trans>
        </Button>
      ) : code ? (
        <div
          ref={codeElement}
          className="grid scroll-mt-4 scroll-mb-[calc(var(--bottom-bar)+1rem)] justify-items-center gap-2"
        >
          <div className="w-full max-w-md rounded-lg bg-white p-4">
            <svg
              role="img"
              aria-label={t`My business card`}
              viewBox={`0 0 ${code.side} ${code.side}`}
              shapeRendering="crispEdges"
            >
              <path d={code.path} fill="black" />
            </svg>
          </div>
          <p>
            <Trans>The other person scans it with their phone’s camera. It works offline.</Trans>
          </p>
        </div>
      ) : (
        <p role="alert" className="text-time">
          <Trans>This is too much for one code. Tick fewer fields.</Trans>
        </p>
      )}
    </section>
  );
}
