import { quotationMaxCharacters, quotationMostDays } from '@fairgate/schema/limits';
import { quotationForm } from '@fairgate/schema/rules/quotation';
import { Trans, useLingui } from '@lingui/react/macro';
import { currencies } from '#features/rfq/currencies.ts';
import { FormFiles } from '#features/rfq/FormFiles.tsx';
import type { AttachedFileFragment, RfqFormOptionsFragment } from '#graphql';
import type { Attachments } from '#platform/attachments/use-attachments.ts';
import { useToday } from '#platform/use-today.ts';
import { ruled } from '#ui/form/ruled.ts';
import { dayAfter } from './quotation-values.ts';
import { TierFields } from './TierFields.tsx';
import type { ErrorOfField, QuotationFieldsForm } from './use-quotation-fields.ts';

type Props = {
  readonly form: QuotationFieldsForm;
  readonly options: RfqFormOptionsFragment;
  readonly serverError: ErrorOfField;
  /** The files that were chosen, and those of the version before. */
  readonly attachments: Attachments;
  readonly known: readonly AttachedFileFragment[];
};

const days = { numeric: true, required: true, maxLength: 3, dir: 'ltr' } as const;
const cost = { numeric: true, maxLength: 13, dir: 'ltr' } as const;

/** Prices, terms, times and costs of a quotation. */
export function QuotationFields({ form, options, serverError, attachments, known }: Props) {
  const { t } = useLingui();
  const today = useToday();
  const terms = (list: RfqFormOptionsFragment['paymentTerms'], none: string) => [
    { value: '', label: none },
    ...list.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <form.AppField name="currency">
          {(field) => (
            <field.Choice
              required
              label={<Trans>Currency</Trans>}
              options={currencies.map((code) => ({ value: code, label: code }))}
              serverError={serverError('currency')}
            />
          )}
        </form.AppField>
        <form.AppField name="unit">
          {(field) => (
            <field.Choice
              required
              label={<Trans>Unit</Trans>}
              options={options.units.map(({ key, plural }) => ({ value: key, label: plural }))}
              serverError={serverError('unit')}
            />
          )}
        </form.AppField>
      </div>
      <TierFields form={form} serverError={serverError} />
      <form.AppField name="minimumOrder" validators={ruled(quotationForm.shape.minimumOrder)}>
        {(field) => (
          <field.Text
            required
            numeric
            maxLength={9}
            dir="ltr"
            label={<Trans>Minimum order</Trans>}
            serverError={serverError('minimumOrder')}
          />
        )}
      </form.AppField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <form.AppField name="shipmentTerm" validators={ruled(quotationForm.shape.shipmentTerm)}>
          {(field) => (
            <field.Choice
              required
              label={<Trans>Incoterm</Trans>}
              options={terms(options.shipmentTerms, t`Choose an Incoterm`)}
              serverError={serverError('shipmentTerm')}
            />
          )}
        </form.AppField>
        <form.AppField name="port" validators={ruled(quotationForm.shape.port)}>
          {(field) => (
            <field.Text
              maxLength={quotationMaxCharacters.port}
              label={<Trans>Port or place (optional)</Trans>}
              serverError={serverError('port')}
            />
          )}
        </form.AppField>
        <form.AppField name="leadDaysFrom" validators={ruled(quotationForm.shape.leadDaysFrom)}>
          {(field) => (
            <field.Text
              {...days}
              label={<Trans>Lead time: shortest, in days</Trans>}
              serverError={serverError('leadDaysFrom')}
            />
          )}
        </form.AppField>
        <form.AppField
          name="leadDaysTo"
          validators={{ ...ruled(quotationForm.shape.leadDaysTo), onChangeListenTo: ['leadDaysFrom'] }}
        >
          {(field) => (
            <field.Text
              {...days}
              label={<Trans>Lead time: longest, in days</Trans>}
              serverError={serverError('leadDaysTo')}
            />
          )}
        </form.AppField>
        <form.AppField name="paymentTerm">
          {(field) => (
            <field.Choice
              label={<Trans>Payment (optional)</Trans>}
              options={terms(options.paymentTerms, t`Not stated`)}
              serverError={serverError('paymentTerm')}
            />
          )}
        </form.AppField>
        <form.AppField name="validUntil" validators={ruled(quotationForm.shape.validUntil)}>
          {(field) => (
            <field.Text
              required
              type="date"
              min={today}
              max={dayAfter(today, quotationMostDays.valid)}
              label={<Trans>Valid until</Trans>}
              serverError={serverError('validUntil')}
            />
          )}
        </form.AppField>
        <form.AppField name="sampleCost" validators={ruled(quotationForm.shape.sampleCost)}>
          {(field) => (
            <field.Text
              {...cost}
              label={<Trans>Sample cost (optional)</Trans>}
              help={<Trans>0 if samples are free.</Trans>}
              serverError={serverError('sampleCost')}
            />
          )}
        </form.AppField>
        <form.AppField name="toolingCost" validators={ruled(quotationForm.shape.toolingCost)}>
          {(field) => (
            <field.Text
              {...cost}
              label={<Trans>Tooling cost (optional)</Trans>}
              help={<Trans>0 if no tools or moulds are needed.</Trans>}
              serverError={serverError('toolingCost')}
            />
          )}
        </form.AppField>
      </div>
      <form.Field name="withoutFiles">
        {(removed) => (
          <FormFiles
            known={known}
            removed={removed.state.value}
            onRemovedChange={removed.handleChange}
            attachments={attachments}
          >
            <form.AppField name="note" validators={ruled(quotationForm.shape.note)}>
              {(field) => (
                <field.Area
                  maxLength={quotationMaxCharacters.note}
                  label={<Trans>Note to the buyer (optional)</Trans>}
                  serverError={serverError('note')}
                />
              )}
            </form.AppField>
          </FormFiles>
        )}
      </form.Field>
    </>
  );
}
