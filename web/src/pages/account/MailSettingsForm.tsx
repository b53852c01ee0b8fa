import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { MailSettingsInput } from '#graphql';
import { useSetMailSettingsMutation } from '#operations/set-mail-settings.ts';
import { outcomeOf } from '#platform/outcome.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Check } from '#ui/icons.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';

type Settings = Omit<MailSettingsInput, 'link'>;
type Props = {
  readonly saved: Settings;
  /** The secret of a mailed link: the settings are those of its owner, whoever is signed in. */
  readonly link?: string;
  /** secondary: one of several forms on the page. */
  readonly look?: 'primary' | 'secondary';
};

const none: Settings = { marketing: false, followedProducts: false, fairs: false, messages: false };

/** §2.2 The notification settings. */
export function MailSettingsForm({ saved, link, look = 'primary' }: Props) {
  const { t } = useLingui();
  const [send, { loading }] = useSetMailSettingsMutation();
  const [values, setValues] = useState<Settings>({
    marketing: saved.marketing,
    followedProducts: saved.followedProducts,
    fairs: saved.fairs,
    messages: saved.messages ?? true,
  });
  const [state, setState] = useState<'open' | 'saved' | OperationError>('open');
  const box = (name: keyof Settings) => ({
    checked: values[name] === true,
    onChange: ({ target }: { target: { checked: boolean } }) => {
      setValues({ ...values, [name]: target.checked });
      setState('open');
    },
  });
  async function save(next: Settings) {
    if (loading) return;
    setValues(next);
    const { error } = await outcomeOf(
      send({ variables: { input: { ...next, link: link ?? null } } }),
      (data) => data.setMailSettings,
    );
    setState(error ?? 'saved');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(values);
  };
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm text-mute">
          <Trans>You’ll always receive emails about your account, such as password resets.</Trans>
        </legend>
        <Checkbox {...box('messages')} label={t`Replies from suppliers`} />
        <Checkbox {...box('marketing')} label={t`Offers and news`} />
        <Checkbox {...box('followedProducts')} label={t`Updates on products you follow`} />
        <Checkbox {...box('fairs')} label={t`Trade fairs`} />
      </fieldset>
      <ErrorOfOperation error={typeof state === 'object' ? state : undefined} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look={look} pending={loading}>
          <Trans>Save preferences</Trans>
        </Button>
        {Object.values(values).includes(true) && (
          <Button pending={loading} onClick={() => void save(none)}>
            <Trans>Unsubscribe from all</Trans>
          </Button>
        )}
        <p role="status" className="flex items-center gap-1.5 text-sm text-mute">
          {state === 'saved' && (
            <>
              <Check aria-hidden size={18} />
              <Trans>Saved</Trans>
            </>
          )}
        </p>
      </div>
    </form>
  );
}
