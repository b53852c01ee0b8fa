import { quotationMaxCharacters } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSaveQuotationTemplateMutation } from '#operations/save-quotation-template.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { useToday } from '#platform/use-today.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { type QuotationValues, templateInput } from './quotation-values.ts';

type Props = { readonly valuesOf: () => QuotationValues; readonly onSaved: () => void };

/** Saves the terms of the form, without its prices, for the next quotations. */
export function SaveTemplate({ valuesOf, onSaved }: Props) {
  const { t } = useLingui();
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [save, { loading }] = useSaveQuotationTemplateMutation();
  const { error, attempt } = useAttempt();
  if (!isOpen)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        <Trans>Save these terms for next time</Trans>
      </Button>
    );
  const send = async () => {
    const input = templateInput(name, valuesOf(), today);
    if (!(await attempt(save({ variables: { input } }), (data) => data.saveQuotationTemplate))) return;
    setOpen(false);
    setName('');
    showToast(t`Saved. Choose these terms in your next quotation.`);
    onSaved();
  };
  return (
    <section className="grid max-w-xl gap-4 rounded-lg border border-line bg-surface p-5">
      <TextField
        name="templateName"
        value={name}
        maxLength={quotationMaxCharacters.templateName}
        label={<Trans>Name of these terms</Trans>}
        help={<Trans>Prices are not saved. Terms with the same name are replaced.</Trans>}
        onChange={({ target }) => setName(target.value)}
      />
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2">
        <Button pending={loading} disabled={name.trim() === ''} onClick={() => void send()}>
          <Trans>Save</Trans>
        </Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  );
}
