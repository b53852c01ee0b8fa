import { loginPasswordRule } from '@fairgate/schema/rules/password';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useDeleteAccountMutation } from '#operations/delete-account.ts';
import { setKeepsBadges } from '#platform/badge-storage.ts';
import { clearDevice } from '#platform/session/clear-device.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { Modal } from '#ui/modal/Modal.tsx';
import { useAttempt } from '#platform/use-attempt.ts';
import { storeDraft } from './company-values.ts';
import { OwnPassword } from './OwnPassword.tsx';
import { PasswordError } from './PasswordError.tsx';

type Props = {
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

const rules = ruled(loginPasswordRule);

/** Requires the password, as a deleted account cannot be restored. */
export function DeleteBox({ open, email, onClose, onDeleted }: Props) {
  const router = useRouter();
  const [remove] = useDeleteAccountMutation();
  const { error, attempt, clearError } = useAttempt();
  const form = useAppForm({
    defaultValues: { password: '' },
    listeners: { onChange: clearError },
    onSubmit: async ({ value }) => {
      if (!(await attempt(remove({ variables: value }), (data) => data.deleteAccount))) return;
      // Without it the browser would ask whether to leave the page.
      storeDraft(undefined);
      onDeleted();
      setKeepsBadges(false);
      await clearDevice();
      location.replace(router.buildLocation({ to: '/account', search: { deleted: true } }).publicHref);
    },
  });
  return (
    <Modal
      open={open}
      title={<Trans>Delete my account</Trans>}
      onClose={onClose}
      onClosed={() => form.reset()}
    >
      <form.AppForm>
        <Form form={form} className="grid gap-5">
          <p>
            <Trans>
              The account <bdi className="font-semibold wrap-anywhere">{email}</bdi> and all its data will be
              permanently deleted.
            </Trans>
          </p>
          <form.AppField name="password" validators={rules}>
            {() => <OwnPassword label={<Trans>Your password</Trans>} email={email} error={error} />}
          </form.AppField>
          <PasswordError error={error} email={email} />
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:w-full">
            <Button onClick={onClose}>
              <Trans>Keep my account</Trans>
            </Button>
            <form.Submit>
              <Trans>Delete permanently</Trans>
            </form.Submit>
          </div>
        </Form>
      </form.AppForm>
    </Modal>
  );
}
