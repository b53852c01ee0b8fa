import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useCardLabels } from '#ui/use-card-labels.ts';
import { type FoundLine, readFields, type ReadField, reassigned } from './parse/read-field.ts';

type Props = {
  readonly lines: readonly FoundLine[];
  /** What the form has now. */
  readonly values: Partial<Record<ReadField, string>>;
  readonly onChange: (lines: readonly FoundLine[]) => void;
  readonly onFill: (lines: readonly FoundLine[], replaces: boolean) => void;
  readonly onAgain: () => void;
};

const lineMostCharacters = 200;

/** What was read, line by line: the text can be corrected, and what it is. */
export function ReviewLines({ lines, values, onChange, onFill, onAgain }: Props) {
  const { t } = useLingui();
  const labels: Readonly<Record<ReadField, string>> = { ...useCardLabels(), address: t`Address` };
  const [replaces, setReplaces] = useState(false);
  const options: readonly { value: ReadField | ''; label: string }[] = [
    ...readFields.map((value) => ({ value, label: labels[value] })),
    { value: '', label: t`Don’t use` },
  ];
  const isFilled = (field: ReadField | undefined) => field !== undefined && Boolean(values[field]);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-mute">
        <Trans>Correct the text, and choose what each line is. Then fill in the form.</Trans>
      </p>
      <ul className="grid gap-3 max-sm:gap-5">
        {lines.map(({ text, field }, at) => {
          const line = at + 1;
          const filled = field && values[field];
          return (
            // Lines are neither added nor moved.
            <li key={at} className="grid gap-1">
              <div className="grid gap-1.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] sm:gap-2">
                <TextField
                  label={t`Text of line ${line}`}
                  labelHidden
                  value={text}
                  maxLength={lineMostCharacters}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) =>
                    onChange(lines.map((one, index) => (index === at ? { ...one, text: target.value } : one)))
                  }
                />
                <Select
                  label={t`What line ${line} is`}
                  labelHidden
                  value={field ?? ''}
                  options={options}
                  onChange={(value) => onChange(reassigned(lines, at, value === '' ? undefined : value))}
                />
              </div>
              {filled && !replaces && (
                <p className="text-sm text-mute wrap-anywhere">
                  <Trans>
                    The form has “<bdi>{filled}</bdi>”, which stays.
                  </Trans>
                </p>
              )}
              {field === 'address' && (
                <p className="text-sm text-mute">
                  <Trans>The form asks for the country only.</Trans>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {lines.some(({ field }) => isFilled(field)) && (
        <Checkbox
          label={<Trans>Replace what is already in the form</Trans>}
          checked={replaces}
          onChange={({ target }) => setReplaces(target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-3 *:max-sm:w-full">
        <Button look="primary" onClick={() => onFill(lines, replaces)}>
          <Trans>Fill in the form</Trans>
        </Button>
        <Button onClick={onAgain}>
          <Trans>Scan again</Trans>
        </Button>
      </div>
    </div>
  );
}
