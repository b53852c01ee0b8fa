import {
  ticketMessageMaxCharacters,
  ticketNameMaxCharacters,
  emailMaxCharacters,
} from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type FormEvent, type ReactNode } from 'react';
import type { TicketTopic } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { useEarlySubmit } from '#ui/form/use-early-submit.ts';
import { RuleMessage } from '#ui/RuleMessage.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { FieldName } from './check.ts';
import { ContactNote, ContactSent } from './lazy-sections.ts';
import { useContact } from './use-contact.ts';
import { useTopicLabels } from './use-topic-labels.ts';

type Props = {
  /** The name of the draft on this device. */
  readonly form: string;
  readonly topic: TicketTopic;
  /** Without it the visitor chooses the topic. */
  readonly topicFixed?: boolean;
  readonly serviceKey?: string;
  readonly productId?: string;
  readonly supplierId?: string;
  /** Shows the quantity field, in this unit. */
  readonly unit?: string;
  /** The quantity chosen on the previous page. */
  readonly quantity?: number | undefined;
  /** The start of the message, from the previous page. */
  readonly message?: string | undefined;
  readonly messageHelp?: ReactNode;
  readonly submitText: ReactNode;
};

/** A message to our team. The input is stored until the message has arrived; it is delivered once. */
export function ContactForm({
  form,
  topic,
  topicFixed = false,
  serviceKey,
  productId,
  supplierId,
  unit,
  quantity,
  message,
  messageHelp,
  submitText,
}: Props) {
  const { t } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  const topics = useTopicLabels();
  const given = { message, quantity: quantity?.toString() };
  const { values, submitted, failures, state, change, check, send, again } = useContact(
    form,
    topic,
    { serviceKey, productId, supplierId },
    given,
    element,
  );
  useEarlySubmit(element);
  if (state.kind === 'sent') return <ContactSent {...state} onAgain={again} />;

  const field = (name: FieldName) => ({
    name,
    value: values[name],
    error: failures[name] && <RuleMessage rule={failures[name].key} bound={failures[name].bound} />,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    onBlur: () => {
      if (values[name] !== '' || failures[name]) check([name]).catch(() => undefined);
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await send();
    if (!wrong) return;
    const control = element.current?.elements.namedItem(wrong);
    if (control instanceof HTMLElement) {
      control.focus();
      control.scrollIntoView({ block: 'center' });
    }
  };
  return (
    <form
      ref={element}
      noValidate
      method="post"
      onSubmit={(event) => {
        void submit(event);
      }}
      className="grid max-w-xl gap-5"
    >
      {!topicFixed && (
        <Select
          label={<Trans>Topic</Trans>}
          name="topic"
          value={values.topic}
          options={topics}
          onChange={(next) => change({ topic: next })}
        />
      )}
      {unit !== undefined && (
        <TextField
          {...field('quantity')}
          numeric
          inputMode="numeric"
          label={<Trans>Quantity ({unit})</Trans>}
          placeholder={t`Optional`}
        />
      )}
      <TextArea
        {...field('message')}
        required
        maxLength={ticketMessageMaxCharacters}
        label={<Trans>Your message</Trans>}
        help={messageHelp}
      />
      <TextField
        {...field('name')}
        required
        maxLength={ticketNameMaxCharacters}
        autoComplete="name"
        label={<Trans>Your name</Trans>}
      />
      <TextField
        {...field('email')}
        required
        type="email"
        dir="ltr"
        maxLength={emailMaxCharacters}
        autoComplete="email"
        label={<Trans>Email</Trans>}
        help={<Trans>We’ll reply to this address and use it for nothing else.</Trans>}
      />
      <div role="status" aria-live="polite" className="empty:hidden">
        {state.kind !== 'open' && state.kind !== 'sending' && (
          <ContactNote state={state} values={values} submitted={submitted} />
        )}
      </div>
      <Button
        type="submit"
        look="primary"
        size="large"
        className="justify-self-start max-md:w-full"
        pending={state.kind === 'sending'}
      >
        {submitText}
      </Button>
    </form>
  );
}
