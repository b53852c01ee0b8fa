import { meetingMaxCharacters, messageMaxCharacters } from '@fairgate/schema/limits';
import { meetingForm } from '@fairgate/schema/rules/meeting';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SubmissionFailure } from '#platform/outbox/submission-failure.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { serverErrorsOf } from '#ui/form/server-error.tsx';
import { silently } from '#ui/form/silently.ts';
import { ContactFields } from './ContactFields.tsx';
import { type MeetingValues, readDraft, videoCall, writeDraft } from './meeting-values.ts';
import { TimeFields } from './TimeFields.tsx';
import { useMeetingFields } from './use-meeting-fields.ts';

/** A stand of the supplier at an exhibition. */
export type MeetingStand = { readonly exhibitionId: string; readonly name: string; readonly stand: string };

type Props = {
  readonly asks: 'buyer' | 'supplier';
  /** The name of the draft on this device. */
  readonly form: string;
  readonly stands: readonly MeetingStand[];
  /** The exhibition where the request begins. */
  readonly exhibitionId: string | undefined;
  readonly otherZone: string | null;
  /** What is known of the buyer, and the account's email; undefined for a guest. */
  readonly known: Partial<MeetingValues> | undefined;
  readonly email: string | undefined;
  /** Why the last attempt was not accepted. */
  readonly refused: SubmissionFailure | undefined;
  readonly onSubmit: (values: MeetingValues) => Promise<void>;
};

/** One column; what is typed is stored on the device. */
export function MeetingFields({
  asks,
  form: name,
  stands,
  exhibitionId,
  otherZone,
  known,
  email,
  refused,
  onSubmit,
}: Props) {
  const { t } = useLingui();
  const [first] = useState(() => {
    const draft = readDraft(name);
    const places = [videoCall, ...stands.map((stand) => stand.exhibitionId)];
    const here = places.find((one) => one === exhibitionId);
    const isKnown = places.includes(draft.place) && draft.place !== videoCall;
    return { ...draft, place: isKnown ? draft.place : (here ?? videoCall) };
  });
  const form = useMeetingFields({
    values: first,
    onChange: (values) => void writeDraft(name, values),
    onSubmit,
  });
  const fill = useEffectEvent((values: Partial<MeetingValues>) => {
    for (const [field, value] of Object.entries(values) as [keyof MeetingValues, string][])
      if (form.getFieldValue(field) === '' && value !== '') form.setFieldValue(field, value, silently);
  });
  useEffect(() => {
    if (known) fill(known);
  }, [known]);
  const place = useStore(form.store, (state) => state.values.place);
  const serverError = serverErrorsOf<string>(refused?.fields);
  return (
    <form.AppForm>
      <Form form={form} className="grid max-w-xl gap-5">
        <form.AppField name="topic" validators={ruled(meetingForm.shape.topic)}>
          {(field) => (
            <field.Text
              required
              maxLength={meetingMaxCharacters.topic}
              label={<Trans>Topic</Trans>}
              serverError={serverError('topic')}
            />
          )}
        </form.AppField>
        <TimeFields form={form} serverError={serverError} otherZone={otherZone} />
        {stands.length > 0 && (
          <form.AppField name="place">
            {(field) => (
              <field.Choice
                label={<Trans>Place</Trans>}
                options={[
                  { value: videoCall, label: t`Video call` },
                  ...stands.map(({ exhibitionId: value, stand: number, name: exhibition }) => ({
                    value,
                    label: t`Stand ${number}, ${exhibition}`,
                  })),
                ]}
                serverError={serverError('exhibitionId')}
              />
            )}
          </form.AppField>
        )}
        {place === videoCall && (
          <form.AppField name="videoUrl" validators={ruled(meetingForm.shape.videoUrl)}>
            {(field) => (
              <field.Text
                type="url"
                inputMode="url"
                dir="ltr"
                maxLength={meetingMaxCharacters.videoUrl}
                label={<Trans>Link to the video call (optional)</Trans>}
                help={<Trans>It begins with https://. Either side can also add it later.</Trans>}
                serverError={serverError('videoUrl')}
              />
            )}
          </form.AppField>
        )}
        <form.AppField name="message" validators={ruled(meetingForm.shape.message)}>
          {(field) => (
            <field.Area
              maxLength={messageMaxCharacters}
              label={<Trans>Your message (optional)</Trans>}
              serverError={serverError('message')}
            />
          )}
        </form.AppField>
        {asks === 'buyer' && <ContactFields form={form} serverError={serverError} email={email} />}
        <ErrorOfOperation error={refused} />
        <form.Submit>
          <Trans>Request a meeting</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
