import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { QuotationTemplateFieldsFragment } from '#graphql';
import { useRemoveQuotationTemplateMutation } from '#operations/remove-quotation-template.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Select } from '#ui/Select.tsx';

type Template = QuotationTemplateFieldsFragment;
type Props = {
  readonly templates: readonly Template[];
  readonly onChoose: (template: Template) => void;
  /** A template was removed. */
  readonly onChange: () => void;
};

/** Fills the form with saved terms. Nothing without a template. */
export function TemplateChoice({ templates, onChoose, onChange }: Props) {
  const { t } = useLingui();
  const [id, setId] = useState('');
  const [remove, { loading }] = useRemoveQuotationTemplateMutation();
  const { error, attempt } = useAttempt();
  const chosen = templates.find((template) => template.id === id);
  if (templates.length === 0) return null;
  const drop = async (template: Template) => {
    const done = await attempt(
      remove({ variables: { id: template.id } }),
      (data) => data.removeQuotationTemplate,
    );
    if (!done) return;
    setId('');
    onChange();
  };
  return (
    <div className="grid max-w-xl gap-2">
      <Select
        name="template"
        label={<Trans>Use saved terms</Trans>}
        value={id}
        options={[
          { value: '', label: t`Choose saved terms` },
          ...templates.map((template) => ({ value: template.id, label: template.name })),
        ]}
        onChange={(next) => {
          setId(next);
          const template = templates.find((one) => one.id === next);
          if (template) onChoose(template);
        }}
      />
      {chosen && (
        <Button
          look="quiet"
          pending={loading}
          className="justify-self-start"
          onClick={() => void drop(chosen)}
        >
          <Trans>Delete these saved terms</Trans>
        </Button>
      )}
      <ErrorOfOperation error={error} />
    </div>
  );
}
