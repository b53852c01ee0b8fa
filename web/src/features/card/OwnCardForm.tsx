import { cardFields } from '@fairgate/schema/constants';
import { cardTextMaxCharacters as most, emailMaxCharacters } from '@fairgate/schema/limits';
import { businessCardForm } from '@fairgate/schema/rules/business-card';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { OwnCardFieldsFragment, SaveBusinessCardMutation } from '#graphql';
import { SaveBusinessCardDocument } from '#operations/save-business-card.ts';
import { useOnline } from '#platform/online.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import type { CardReading, CardTarget } from '#ui/form/card-target.ts';
import { CountryField, PhoneField, WebsiteField } from '#ui/form/contact-fields.tsx';
import { fillFields } from '#ui/form/fill-fields.ts';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { useFormat } from '#ui/format.ts';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { UnstoredNote } from '#ui/UnstoredNote.tsx';
import { type Card, toCard } from './card.ts';
import {
  cardDraft,
  type CardValues,
  dropDraft,
  inputOf,
  readDraft,
  storeDraft,
  valuesOf,
} from './card-draft.ts';
import { type CardAccount, storeCard, toStored } from './stored-card.ts';
import { useCardLabels } from '#ui/use-card-labels.ts';

type Props = {
  readonly account: CardAccount;
  /** The saved card, or a proposal for the first one. */
  readonly card: Card;
  readonly onSaved: () => void;
  /** §7.3 Card OCR; of another feature, which this one must not import itself. */
  readonly ScanCard: ScanCard;
};
type ScanCard = ComponentType<CardTarget>;
type Result = SaveBusinessCardMutation['saveBusinessCard'];

/** The viewer's own card, and what is on its way. What is typed stays on this device until it is saved. */
export function OwnCardForm({ account, card, onSaved, ScanCard }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const { entry, state, failure, submit, forget, change, isChanging } = useOutbox(`card:${account.id}`);
  const result = entry?.result as Result | undefined;
  const saved = result?.__typename === 'OwnBusinessCard' ? result : undefined;
  const [savedHere, setSavedHere] = useState<OwnCardFieldsFragment>();
  if (saved && saved !== savedHere) setSavedHere(saved);
  const takeOver = useEffectEvent((done: OwnCardFieldsFragment) => {
    storeCard(toStored(account, done));
    dropDraft();
    forget();
    showToast(t`Saved`);
    onSaved();
  });
  useEffect(() => {
    if (saved) takeOver(saved);
  }, [saved]);
  if (state && state.kind !== 'unknown')
    return <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />;
  return (
    <div className="grid gap-5">
      {state && <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />}
      <CardForm
        ScanCard={ScanCard}
        card={savedHere ? toCard(savedHere.card) : card}
        refused={failure}
        onSubmit={async (values) => {
          await submit({
            key: crypto.randomUUID(),
            account: account.id,
            document: SaveBusinessCardDocument,
            variables: { input: inputOf(values) },
          });
        }}
      />
    </div>
  );
}

/** Each field by itself. */
const groupsOf = (found: CardReading): readonly Partial<CardValues>[] =>
  cardFields.map((field) => ({ [field]: found[field] }));

type FormProps = {
  readonly ScanCard: ScanCard;
  readonly card: Card;
  readonly refused: OperationError | undefined;
  readonly onSubmit: (values: CardValues) => Promise<void>;
};

function CardForm({ ScanCard, card, refused, onSubmit }: FormProps) {
  const { t } = useLingui();
  const labels = useCardLabels();
  const { country } = useFormat();
  const saved = valuesOf(card);
  const [isUnstored, setUnstored] = useState(false);
  const form = useAppForm({
    defaultValues: readDraft() ?? saved,
    listeners: { onChange: ({ formApi }) => setUnstored(!storeDraft(formApi.state.values, saved)) },
    onSubmit: ({ value }) => onSubmit(value),
  });
  return (
    <form.AppForm>
      <ScanCard
        draft={cardDraft}
        valuesNow={() => {
          const { countryCode, ...values } = form.state.values;
          return { ...values, countryCode: countryCode && country(countryCode) };
        }}
        onFill={(found, replaces) => fillFields(form, groupsOf(found), replaces)}
      />
      <Form form={form} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <form.AppField name="name" validators={ruled(businessCardForm.shape.name)}>
            {(field) => <field.Text label={labels.name} autoComplete="name" required maxLength={most.name} />}
          </form.AppField>
          <form.AppField name="company" validators={ruled(businessCardForm.shape.company)}>
            {(field) => (
              <field.Text
                label={labels.company}
                placeholder={t`Optional`}
                autoComplete="organization"
                maxLength={most.company}
              />
            )}
          </form.AppField>
          <form.AppField name="jobTitle" validators={ruled(businessCardForm.shape.jobTitle)}>
            {(field) => (
              <field.Text
                label={labels.jobTitle}
                placeholder={t`Optional`}
                autoComplete="organization-title"
                maxLength={most.jobTitle}
              />
            )}
          </form.AppField>
          <form.AppField name="email" validators={ruled(businessCardForm.shape.email)}>
            {(field) => (
              <field.Text
                label={labels.email}
                placeholder={t`Optional`}
                type="email"
                inputMode="email"
                dir="ltr"
                autoComplete="email"
                maxLength={emailMaxCharacters}
              />
            )}
          </form.AppField>
          <form.AppField name="phone" validators={ruled(businessCardForm.shape.phone)}>
            {() => <PhoneField label={labels.phone} placeholder={t`Optional`} maxLength={most.phone} />}
          </form.AppField>
          <form.AppField name="countryCode">{() => <CountryField />}</form.AppField>
          <form.AppField name="website" validators={ruled(businessCardForm.shape.website)}>
            {() => <WebsiteField placeholder={t`Optional`} maxLength={most.website} />}
          </form.AppField>
        </div>
        {isUnstored && <UnstoredNote />}
        <ErrorOfOperation error={refused} />
        <form.Submit>
          <Trans>Save card</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
