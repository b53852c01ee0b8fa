import { purchaseTextMaxCharacters } from '@fairgate/schema/limits';
import { purchaseInfoForm } from '@fairgate/schema/rules/purchase-info';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCompanyLabels } from '#features/registration/use-company-labels.ts';
import type { CompanyFormFragment } from '#graphql';
import { useCompletePurchaseInfoMutation } from '#operations/complete-purchase-info.ts';
import { notifyViewerChanged } from '#platform/session/signed-in.ts';
import { CountryField, WebsiteField } from '#ui/form/contact-fields.tsx';
import { DialedNumber, DialingCodeField, MobileField } from '#ui/form/dialed-number.tsx';
import { beginWithCountry, followCountry } from '#ui/form/follow-country.ts';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { silently } from '#ui/form/silently.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useAttempt } from '#platform/use-attempt.ts';
import { companyValues, draftOf, storeDraft, purchaseInput } from './company-values.ts';
import { useSavedElsewhere } from './use-saved-elsewhere.ts';

/** §3 Purchase info: the company that the buyer works for. No field is required. */
export function CompanyForm({ buyer: { id, purchaseInfo } }: { readonly buyer: CompanyFormFragment }) {
  const { t } = useLingui();
  const { businessTypes, jobTitles } = useCompanyLabels();
  const [complete] = useCompletePurchaseInfoMutation();
  const { error, attempt } = useAttempt();
  const saved = companyValues(purchaseInfo);
  const form = useAppForm({
    defaultValues: draftOf(id)?.values ?? saved,
    listeners: {
      onChange: ({ formApi }) => storeDraft({ id, values: formApi.state.values, before: before() }),
    },
    onSubmit: async ({ value, formApi }) => {
      const done = await attempt(
        complete({ variables: { input: purchaseInput(value, before()) } }),
        (data) => data.completePurchaseInfo,
      );
      if (!done) return;
      // Input typed during the request is not saved yet.
      storeDraft({ id, values: formApi.state.values, before: companyValues(done.purchaseInfo) });
      notifyViewerChanged();
      showToast(t`Saved`);
    },
  });
  useEffect(() => beginWithCountry(form), [form]);
  const before = useSavedElsewhere(
    { values: () => form.state.values, takeOver: (name) => form.setFieldValue(name, saved[name], silently) },
    saved,
    draftOf(id)?.before,
  );
  // Inside the app the draft survives; closing the window would lose it.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => draftOf(id) !== undefined });
  return (
    <form.AppForm>
      <Form form={form} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <form.AppField name="contactName" validators={ruled(purchaseInfoForm.shape.contactName)}>
            {(field) => (
              <field.Text
                label={<Trans>Your name</Trans>}
                autoComplete="name"
                maxLength={purchaseTextMaxCharacters.contactName}
              />
            )}
          </form.AppField>
          <form.AppField name="jobTitle">
            {(field) => <field.Choice label={<Trans>Your role</Trans>} options={jobTitles} />}
          </form.AppField>
          <form.AppField name="companyName" validators={ruled(purchaseInfoForm.shape.companyName)}>
            {(field) => (
              <field.Text
                label={<Trans>Company</Trans>}
                autoComplete="organization"
                maxLength={purchaseTextMaxCharacters.companyName}
              />
            )}
          </form.AppField>
          <form.AppField name="businessType">
            {(field) => <field.Choice label={<Trans>Business type</Trans>} options={businessTypes} />}
          </form.AppField>
          <form.AppField
            name="countryCode"
            listeners={{ onChange: ({ value }) => void followCountry(form, value) }}
          >
            {() => <CountryField />}
          </form.AppField>
          <form.AppField name="companyWebsite" validators={ruled(purchaseInfoForm.shape.companyWebsite)}>
            {() => <WebsiteField maxLength={purchaseTextMaxCharacters.companyWebsite} />}
          </form.AppField>
          <DialedNumber>
            <form.AppField name="dialingCode" validators={ruled(purchaseInfoForm.shape.dialingCode)}>
              {() => <DialingCodeField />}
            </form.AppField>
            <form.AppField name="mobile" validators={ruled(purchaseInfoForm.shape.mobile)}>
              {() => <MobileField />}
            </form.AppField>
          </DialedNumber>
        </div>
        <ErrorOfOperation error={error} />
        <form.Submit>
          <Trans>Save company details</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
