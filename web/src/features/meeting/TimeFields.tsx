import { meetingLengths } from '@fairgate/schema/constants';
import { meetingMostDays } from '@fairgate/schema/limits';
import { ruleKeys } from '@fairgate/schema/rules/messages';
import { filledRule } from '@fairgate/schema/rules/text';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { dayIn } from '#platform/day-in.ts';
import { Button } from '#ui/Button.tsx';
import { intlTag } from '#ui/format.ts';
import { ruled } from '#ui/form/ruled.ts';
import { MeetingTimeText } from './MeetingTimeText.tsx';
import { slotFields, timeFailure, typedTime } from './meeting-values.ts';
import type { ErrorOfField, MeetingFieldsForm } from './use-meeting-fields.ts';

type Props = {
  readonly form: MeetingFieldsForm;
  readonly serverError: ErrorOfField;
  /** The time zone of the other side; null if it is not known. */
  readonly otherZone: string | null;
};

const dayMs = 86_400_000;

/** One to three times in a time zone, and how long the meeting takes. In the browser only: it has its time zone. */
export function TimeFields({ form, serverError, otherZone }: Props) {
  const { locale } = useLingui().i18n;
  const values = useStore(form.store, (state) => state.values);
  const { timeZone } = values;
  const typed = slotFields.findLastIndex(({ day, time }) => values[day] !== '' || values[time] !== '') + 1;
  const [wanted, setWanted] = useState(1);
  const shown = slotFields.slice(0, Math.max(typed, wanted));
  const [now] = useState(() => Date.now());
  const [first, last] = [dayIn(timeZone, now), dayIn(timeZone, now + meetingMostDays * dayMs)];
  const length = new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-1 text-lg font-semibold">
        <Trans>Proposed times</Trans>
      </legend>
      {shown.map(({ day, time }, place) => {
        const isWanted = place === 0 || values[day] !== '' || values[time] !== '';
        const startsAt = typedTime(values[day], values[time], timeZone);
        return (
          <div key={day} className="grid gap-2">
            <div className="grid grid-cols-2 items-start gap-3">
              <form.AppField name={day} validators={isWanted ? ruled(filledRule) : {}}>
                {(field) => (
                  <field.Text
                    type="date"
                    required={isWanted}
                    min={first}
                    max={last}
                    label={<Trans>Date</Trans>}
                  />
                )}
              </form.AppField>
              <form.AppField
                name={time}
                validators={
                  isWanted ? { onBlur: ({ value }) => timeFailure(values[day], value, timeZone) } : {}
                }
              >
                {(field) => (
                  <field.Text
                    type="time"
                    required={isWanted}
                    label={<Trans>Start time</Trans>}
                    messageOf={({ key }) =>
                      key === ruleKeys.regex ? (
                        <Trans>
                          Choose a time that is still to come, at most {meetingMostDays} days ahead.
                        </Trans>
                      ) : undefined
                    }
                    serverError={serverError(`times.${place}.startsAt`)}
                  />
                )}
              </form.AppField>
            </div>
            {startsAt !== undefined && otherZone !== null && (
              <p className="text-sm">
                <MeetingTimeText
                  time={{ startsAt, minutes: Number(values.minutes) }}
                  zone={timeZone}
                  otherZone={otherZone}
                />
              </p>
            )}
          </div>
        );
      })}
      {shown.length < slotFields.length && (
        <Button className="justify-self-start" onClick={() => setWanted(shown.length + 1)}>
          <Trans>Add another time</Trans>
        </Button>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.AppField name="minutes">
          {(field) => (
            <field.Choice
              label={<Trans>Length</Trans>}
              options={meetingLengths.map((minutes) => ({
                value: String(minutes),
                label: length.format(minutes),
              }))}
            />
          )}
        </form.AppField>
        <form.AppField name="timeZone">
          {(field) => (
            <field.Choice
              label={<Trans>Time zone</Trans>}
              options={zonesWith(timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
              serverError={serverError('timeZone')}
            />
          )}
        </form.AppField>
      </div>
    </fieldset>
  );
}

/** Some browsers name a zone in another way than in their list. */
const zonesWith = (zone: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].toSorted();
