import { rfqDays } from '@fairgate/schema/limits';
import { rfqForm } from '@fairgate/schema/rules/rfq';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RfqFormOptionsFragment } from '#graphql';
import { useToday } from '#platform/use-today.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useCountryOptions } from '#ui/use-country-options.ts';
import { currencies } from './currencies.ts';
import type { ErrorOfField, RfqFieldsForm } from './use-rfq-fields.ts';

type Props = {
  readonly form: RfqFieldsForm;
  readonly options: RfqFormOptionsFragment;
  readonly serverError: ErrorOfField;
  /** Whether suppliers are chosen: only then others can be left out. */
  readonly hasChosen: boolean;
};

const dayAfter = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

/** Price, terms, days, and who may quote. None is required. */
export function TermFields({ form, options, serverError, hasChosen }: Props) {
  const { t } = useLingui();
  const today = useToday();
  const countries = useCountryOptions();
  const any = { value: '', label: t`No preference` };
  const terms = (list: RfqFormOptionsFragment['paymentTerms']) => [
    any,
    ...list.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <form.AppField name="targetPrice" validators={ruled(rfqForm.shape.targetPrice)}>
          {(field) => (
            <field.Text
              inputMode="decimal"
              maxLength={13}
              dir="ltr"
              label={<Trans>Target price for one unit (optional)</Trans>}
              serverError={serverError('targetPrice')}
            />
          )}
        </form.AppField>
        <form.AppField name="currency">
          {(field) => (
            <field.Choice
              label={<Trans>Currency</Trans>}
              options={currencies.map((code) => ({ value: code, label: code }))}
              serverError={serverError('currency')}
            />
          )}
        </form.AppField>
        <form.AppField name="shipmentTerm">
          {(field) => (
            <field.Choice
              label={<Trans>Incoterm</Trans>}
              options={terms(options.shipmentTerms)}
              serverError={serverError('shipmentTerm')}
            />
          )}
        </form.AppField>
        <form.AppField name="paymentTerm">
          {(field) => (
            <field.Choice
              label={<Trans>Payment</Trans>}
              options={terms(options.paymentTerms)}
              serverError={serverError('paymentTerm')}
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="destinationCode">
        {(field) => (
          <field.Choice
            label={<Trans>Destination (optional)</Trans>}
            options={countries}
            serverError={serverError('destinationCode')}
          />
        )}
      </form.AppField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <form.AppField name="neededOn">
          {(field) => (
            <field.Text
              type="date"
              min={today}
              label={<Trans>Needed on (optional)</Trans>}
              serverError={serverError('neededOn')}
            />
          )}
        </form.AppField>
        <form.AppField name="expiresOn">
          {(field) => (
            <field.Text
              type="date"
              min={today}
              max={dayAfter(today, rfqDays.most)}
              label={<Trans>Last day for quotations</Trans>}
              serverError={serverError('expiresOn')}
            />
          )}
        </form.AppField>
      </div>
      {hasChosen && (
        <form.Field name="isOpen">
          {(field) => (
            <Checkbox
              name="isOpen"
              checked={field.state.value !== ''}
              onChange={({ target }) => field.handleChange(target.checked ? 'yes' : '')}
              label={<Trans>Other suppliers in this category may quote, too</Trans>}
            />
          )}
        </form.Field>
      )}
    </>
  );
}

export const usualLastDay = (today: string): string => dayAfter(today, rfqDays.usual);
