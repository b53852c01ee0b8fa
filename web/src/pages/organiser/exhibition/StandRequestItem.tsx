import { organiserTextMaxCharacters } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { OwnStandRequestFragment, StandRequestState } from '#graphql';
import { useChangeStandRequestMutation } from '#operations/change-stand-request.ts';
import { Button } from '#ui/Button.tsx';
import { Dotted } from '#ui/Dotted.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Facts } from '#ui/Facts.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { Contact, SentItem } from './SentItem.tsx';
import { useChange } from '#platform/use-change.ts';

type Props = { readonly request: OwnStandRequestFragment; readonly onChanged: () => Promise<unknown> };

/** A stand request, its state and the organiser's note. */
export function StandRequestItem({ request, onChanged }: Props) {
  const { t } = useLingui();
  const { id, number, state, note, companyName, contactName, email, phone, countryCode, message } = request;
  const { hall: code } = request;
  const [send] = useChangeStandRequestMutation();
  const { error, pending, change } = useChange();
  const article = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState<string>();
  const set = async (next: StandRequestState, text: string) => {
    const done = await change(
      { requestId: id, state: next, note: text },
      (input) => send({ variables: { input } }),
      (data) => data.changeStandRequest,
    );
    if (!done) return;
    setTyped(undefined);
    await onChanged();
    article.current?.focus();
  };
  const hall = code && t`Hall ${code}`;
  return (
    <SentItem
      title={companyName}
      state={<Dotted first={<StateText state={state} />} second={<bdi className="figures">{number}</bdi>} />}
      isOpen={state === 'OPEN'}
      ref={article}
      at={request.receivedAt}
    >
      <Contact name={contactName} email={email} phone={phone} subject={number} />
      <Facts
        facts={[
          { key: 'country', name: <Trans>Country</Trans>, value: <CountryText code={countryCode} /> },
          { key: 'products', name: <Trans>Products</Trans>, value: request.products },
          {
            key: 'size',
            name: <Trans>Stand</Trans>,
            value: <Trans>{String(request.squareMetres)} m²</Trans>,
          },
          ...(hall ? [{ key: 'hall', name: <Trans>Preferred hall</Trans>, value: hall }] : []),
        ]}
      />
      {message && (
        <p dir="auto" className="text-match max-w-prose whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      )}
      {note && typed === undefined && (
        <p className="rounded-md bg-surface px-3 py-2 text-sm">
          <span className="font-semibold">
            <Trans>Note</Trans>
          </span>
          <bdi className="block whitespace-pre-line wrap-anywhere">{note}</bdi>
        </p>
      )}
      {typed !== undefined && (
        <TextArea
          autoFocus
          label={<Trans>Note</Trans>}
          help={<Trans>Visitors don’t see this note.</Trans>}
          rows={3}
          value={typed}
          maxLength={organiserTextMaxCharacters.note}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2">
        {typed !== undefined ? (
          <>
            <Button look="primary" pending={pending} onClick={() => void set(state, typed)}>
              <Trans>Save note</Trans>
            </Button>
            <Button onClick={() => setTyped(undefined)}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : (
          <>
            {state === 'OPEN' && (
              <Button look="primary" pending={pending} onClick={() => void set('ANSWERED', note)}>
                <Trans>Mark as answered</Trans>
              </Button>
            )}
            {state !== 'CLOSED' && (
              <Button pending={pending} onClick={() => void set('CLOSED', note)}>
                <Trans>Mark as closed</Trans>
              </Button>
            )}
            {state !== 'OPEN' && (
              <Button pending={pending} onClick={() => void set('OPEN', note)}>
                <Trans>Reopen</Trans>
              </Button>
            )}
            <Button onClick={() => setTyped(note)}>
              {note ? <Trans>Edit note</Trans> : <Trans>Add note</Trans>}
            </Button>
          </>
        )}
      </div>
    </SentItem>
  );
}

function StateText({ state }: { readonly state: StandRequestState }) {
  switch (state) {
    case 'OPEN':
      return <Trans context="state of a request">Open</Trans>;
    case 'ANSWERED':
      return <Trans>Answered</Trans>;
    case 'CLOSED':
      return <Trans>Closed</Trans>;
  }
}
