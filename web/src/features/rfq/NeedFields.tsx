import { keywordMaxCharacters, rfqMaxCharacters } from '@fairgate/schema/limits';
import { rfqForm } from '@fairgate/schema/rules/rfq';
import { filledRule } from '@fairgate/schema/rules/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AttachedFileFragment, RfqFormOptionsFragment } from '#graphql';
import type { Attachments } from '#platform/attachments/use-attachments.ts';
import { ruled } from '#ui/form/ruled.ts';
import { FormFiles } from './FormFiles.tsx';
import type { ErrorOfField, RfqFieldsForm } from './use-rfq-fields.ts';

type Props = {
  readonly form: RfqFieldsForm;
  readonly options: RfqFormOptionsFragment;
  readonly serverError: ErrorOfField;
  /** Whether suppliers are chosen; otherwise the category says who sees it. */
  readonly hasChosen: boolean;
  /** The files that were chosen, and those that the RFQ has already. */
  readonly attachments: Attachments;
  readonly known: readonly AttachedFileFragment[];
};

/** What is needed and how many. */
export function NeedFields({ form, options, serverError, hasChosen, attachments, known }: Props) {
  const { t } = useLingui();
  return (
    <>
      <form.AppField name="productName" validators={ruled(rfqForm.shape.productName)}>
        {(field) => (
          <field.Text
            required
            maxLength={keywordMaxCharacters}
            label={<Trans>What do you need?</Trans>}
            help={<Trans>The product’s name, as you would search for it.</Trans>}
            serverError={serverError('productName')}
          />
        )}
      </form.AppField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <form.AppField name="quantity" validators={ruled(rfqForm.shape.quantity)}>
          {(field) => (
            <field.Text
              required
              inputMode="numeric"
              maxLength={9}
              label={<Trans>Quantity</Trans>}
              serverError={serverError('quantity')}
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
      <form.Field name="withoutFiles">
        {(removed) => (
          <FormFiles
            known={known}
            removed={removed.state.value}
            onRemovedChange={removed.handleChange}
            attachments={attachments}
          >
            <form.AppField name="description" validators={ruled(rfqForm.shape.description)}>
              {(field) => (
                <field.Area
                  maxLength={rfqMaxCharacters.description}
                  label={<Trans>Details (optional)</Trans>}
                  help={
                    <Trans>Colour, material, packaging, certificates: anything that affects the price.</Trans>
                  }
                  serverError={serverError('description')}
                />
              )}
            </form.AppField>
          </FormFiles>
        )}
      </form.Field>
      <form.AppField name="categoryId" validators={hasChosen ? {} : ruled(filledRule)}>
        {(field) => (
          <field.Choice
            required={!hasChosen}
            label={hasChosen ? <Trans>Category (optional)</Trans> : <Trans>Category</Trans>}
            options={[{ value: '', label: t`Choose a category` }, ...categoriesOf(options)]}
            serverError={serverError('categoryId')}
          />
        )}
      </form.AppField>
    </>
  );
}

const categoriesOf = ({ categories }: RfqFormOptionsFragment) =>
  categories.flatMap((parent) =>
    parent.children.map(({ id, name }) => ({ value: id, label: `${parent.name} – ${name}` })),
  );
