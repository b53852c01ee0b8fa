import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AttachedFileFragment, RfqFormOptionsFragment } from '#graphql';
import type { Attachments } from '#platform/attachments/use-attachments.ts';
import type { SubmissionFailure } from '#platform/outbox/submission-failure.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Form } from '#ui/form/Form.tsx';
import { serverErrorsOf } from '#ui/form/server-error.tsx';
import { AskedSuppliers } from './AskedSuppliers.tsx';
import { ContactFields } from './ContactFields.tsx';
import { NeedFields } from './NeedFields.tsx';
import { type AskedSupplier, removedIn, type RfqValues } from './rfq-values.ts';
import { TermFields } from './TermFields.tsx';
import { useRfqFields } from './use-rfq-fields.ts';

type Props = {
  readonly options: RfqFormOptionsFragment;
  /** With which the form begins. */
  readonly values: RfqValues;
  readonly email: string | undefined;
  readonly fixed: AskedSupplier | undefined;
  readonly suggested: readonly AskedSupplier[];
  readonly attachments: Attachments;
  /** Those of the RFQ that it begins with. */
  readonly known: readonly AttachedFileFragment[];
  /** Why the last attempt was not accepted. */
  readonly failure: SubmissionFailure | undefined;
  readonly onChange: (values: RfqValues) => void;
  readonly onSubmit: (values: RfqValues) => Promise<void>;
  /** The email has an account: log in, and send it there. */
  readonly onLogIn: (values: RfqValues) => Promise<void>;
};

/** One column; what is typed is stored on the device. */
export function RfqFields({
  options,
  values,
  email,
  fixed,
  suggested,
  attachments,
  known,
  failure,
  onChange,
  onSubmit,
  onLogIn,
}: Props) {
  // Those of the first rendering: what is typed later must not be reset.
  const [first] = useState(values);
  const [typed, setTyped] = useState(values);
  const form = useRfqFields({
    values: first,
    onChange: (next) => {
      setTyped(next);
      onChange(next);
    },
    onSubmit,
  });
  const broken = serverErrorsOf<string>(failure?.fields);
  // A guest's RFQ is a part of the input.
  const serverError = (name: string) => broken(name) ?? broken(`rfq.${name}`);
  // A suggested supplier that was removed is not asked.
  const removed = removedIn(typed);
  const hasChosen = fixed !== undefined || suggested.some(({ id }) => !removed.includes(id));
  return (
    <form.AppForm>
      <Form form={form} className="grid max-w-xl gap-5">
        <AskedSuppliers form={form} fixed={fixed} suggested={suggested} />
        <NeedFields
          form={form}
          options={options}
          serverError={serverError}
          hasChosen={hasChosen}
          attachments={attachments}
          known={known}
        />
        <TermFields form={form} options={options} serverError={serverError} hasChosen={hasChosen} />
        <h3 className="pt-2 text-lg">
          <Trans>Your contact details</Trans>
        </h3>
        <ContactFields form={form} email={email} serverError={serverError} />
        {failure?.code === 'EMAIL_EXISTS' ? (
          <div
            role="status"
            className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4"
          >
            <p>
              <Trans>
                <bdi className="font-semibold wrap-anywhere">{typed.email}</bdi> has an account. Log in, and
                your request is sent from it.
              </Trans>
            </p>
            <Button look="primary" onClick={() => void onLogIn(typed)}>
              <Trans>Log in and send</Trans>
            </Button>
          </div>
        ) : (
          <ErrorOfOperation error={failure} />
        )}
        <form.Submit>
          <Trans>Request quotes</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
