import { quotationTiersMaxCount } from '@fairgate/schema/limits';
import { quotationTier } from '@fairgate/schema/rules/quotation';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { ruled } from '#ui/form/ruled.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Plus, X } from '#ui/icons.tsx';
import { emptyTier } from './quotation-values.ts';
import type { ErrorOfField, QuotationFieldsForm } from './use-quotation-fields.ts';

type Props = { readonly form: QuotationFieldsForm; readonly serverError: ErrorOfField };

/** The price ladder: from a quantity on, the price of one unit. */
export function TierFields({ form, serverError }: Props) {
  const { t } = useLingui();
  return (
    <form.Field name="tiers" mode="array">
      {(tiers) => (
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-semibold">
            <Trans>Prices</Trans>
          </legend>
          {tiers.state.value.map((_, index) => (
            <div
              key={index}
              className={classes(
                'grid grid-cols-2 items-end gap-x-5',
                tiers.state.value.length > 1 && 'grid-cols-[minmax(0,1fr)_minmax(0,1fr)_44px] gap-x-3!',
              )}
            >
              <form.AppField
                name={`tiers[${index}].quantityFrom`}
                validators={ruled(quotationTier.shape.quantityFrom)}
              >
                {(field) => (
                  <field.Text
                    required
                    numeric
                    maxLength={9}
                    dir="ltr"
                    label={<Trans>From quantity</Trans>}
                    serverError={serverError(`tiers.${index}.quantityFrom`) ?? serverError('tiers')}
                  />
                )}
              </form.AppField>
              <form.AppField name={`tiers[${index}].price`} validators={ruled(quotationTier.shape.price)}>
                {(field) => (
                  <field.Text
                    required
                    numeric
                    maxLength={13}
                    dir="ltr"
                    label={<Trans>Price per unit</Trans>}
                    serverError={serverError(`tiers.${index}.price`)}
                  />
                )}
              </form.AppField>
              {tiers.state.value.length > 1 && (
                <IconButton icon={X} label={t`Remove this price`} onClick={() => tiers.removeValue(index)} />
              )}
            </div>
          ))}
          {tiers.state.value.length < quotationTiersMaxCount && (
            <Button className="justify-self-start" onClick={() => tiers.pushValue(emptyTier)}>
              <Plus aria-hidden size={18} />
              <Trans>Add a price for a larger quantity</Trans>
            </Button>
          )}
        </fieldset>
      )}
    </form.Field>
  );
}
