import { newPasswordRule } from '@fairgate/schema/rules/password';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRegisterMutation } from '#operations/register.ts';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { ClauseField, clauseRules } from './ClauseField.tsx';
import { forgetEmail, useEmailChecks } from './email-checks.ts';
import { registerEmailRules } from './email-rules.ts';
import { emailMessage, refusedEmail } from './EmailFailure.tsx';
import type { Interests, PanelLinks, PanelParts } from './panel-props.ts';
import { SendError } from './SendError.tsx';
import { typedEmail } from './typed-email.ts';
import { usePrefilled } from './use-prefilled.ts';
import { useSending } from './use-sending.ts';
import type { Prefilled } from './use-side.ts';

type Props = PanelParts &
  PanelLinks & {
    readonly prefilled: Prefilled;
    readonly primary: boolean;
  };

const passwordRules = ruled(newPasswordRule);

/**
 * §2.8 Email, password, a products-of-interest picker and a register button; §5 the clause, accepted by
 * default.
 */
export function RegisterForm({ prefilled, primary, TagField, ...leaving }: Props) {
  const { t } = useLingui();
  const [register] = useRegisterMutation();
  const { error, sent, send } = useSending();
  const [recommendedFor, setRecommendedFor] = useState<string>();
  const emailRules = registerEmailRules(useEmailChecks(), (email, due) =>
    setRecommendedFor((before) => (due ? email : before === email ? undefined : before)),
  );
  const [interests, setInterests] = useState<Interests>({ tag: [], product: '' });
  const form = useAppForm({
    defaultValues: { email: prefilled.email, password: '', clause: true },
    listeners: { onChange: ({ formApi }) => typedEmail.write(formApi.state.values.email) },
    onSubmit: async ({ value: { email, password, clause }, formApi }) => {
      const input = {
        email: email.trim(),
        password,
        clause,
        tagCodes: interests.tag.map(({ value }) => value),
        productName: interests.product,
      };
      const refused = refusedEmail(await send(register({ variables: { input } }), (data) => data.register));
      forgetEmail(input.email);
      // The message belongs to the email field, like those of the checks before sending.
      if (refused)
        formApi.setFieldMeta('email', (meta) => ({
          ...meta,
          errorMap: { ...meta.errorMap, onBlur: refused },
        }));
    },
  });
  const element = usePrefilled(form, prefilled);
  return (
    <div ref={element}>
      <form.AppForm>
        <Form form={form} className="grid gap-5">
          <form.AppField name="email" validators={emailRules}>
            {(field) => (
              <div className="grid gap-1.5">
                <field.Email messageOf={(failure) => emailMessage(failure, field.state.value, leaving)} />
                <p role="status" className="text-sm text-mute empty:hidden">
                  {recommendedFor !== undefined && recommendedFor === field.state.value.trim() && (
                    <Trans id="saas.preregister.enterprisemail">
                      A company email address is recommended.
                    </Trans>
                  )}
                </p>
              </div>
            )}
          </form.AppField>
          <form.AppField name="password" validators={passwordRules}>
            {(field) => <field.NewPassword label={<Trans>Password</Trans>} />}
          </form.AppField>
          <TagField
            label={t`Products you’re interested in`}
            help={<Trans>What you buy (optional).</Trans>}
            value={interests}
            onChange={setInterests}
          />
          <form.Field name="clause" validators={clauseRules}>
            {(field) => (
              <ClauseField
                accepted={field.state.value}
                failed={field.state.meta.errors.length > 0}
                onChange={field.handleChange}
              />
            )}
          </form.Field>
          <SendError error={refusedEmail(error) ? undefined : error} />
          <form.Submit look={primary ? 'primary' : 'secondary'} locked={sent}>
            <Trans>Join free</Trans>
          </form.Submit>
        </Form>
      </form.AppForm>
    </div>
  );
}
