import { tagMaxCount } from '@fairgate/schema/limits';
import type { PickMode } from '@fairgate/schema/rules/pick-tags';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { startTransition, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Industry } from '#graphql';
import { idle } from '#platform/idle.ts';
import { RemovableChip } from '#ui/Chip.tsx';
import { controlStyle, Field } from '#ui/Field.tsx';
import { ChevronsUpDown } from '#ui/icons-on-demand.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { isSameChoice, type TagChoice } from './tag-choice.ts';
import { useFormInUse } from './use-form-in-use.ts';
import { useOpening } from './use-opening.ts';
import { useTagTree } from './use-tag-tree.ts';

const loadPicker = () => import('./TagPicker.tsx').then((module) => module.TagPicker);
const TagPicker = onDemand(loadPicker);
/**
 * Parsing the code takes a slow phone longer than a press. If the preload fails offline, the press loads it
 * again.
 */
const preload = () => {
  loadPicker().catch(() => undefined);
};

type Props = {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly value: TagChoice;
  readonly onChange: (choice: TagChoice) => void;
  /** Called when the picker has closed, with any result, for rules that run on blur. */
  readonly onBlur?: () => void;
  /** §5: set by the form. */
  readonly maxTag?: number;
  /** override: a tag beyond `maxTag` replaces the oldest instead of being refused. */
  readonly mode?: PickMode;
  /** §4: a product name replaces the tags. */
  readonly selectOnly?: boolean;
  readonly name?: string;
  /** §7.2 Tags of this industry only. */
  readonly industry?: Industry | undefined;
};

/** §2.8 The visitor's interests: product tags, or a product name as typed. */
export function TagField({
  label: title,
  help,
  error,
  value,
  onChange,
  onBlur,
  maxTag = tagMaxCount,
  mode,
  selectOnly = false,
  name,
  industry,
}: Props) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const isInUse = useFormInUse(button);
  const { open, start, show, hide, settle } = useOpening(value);
  const [isTreeNeeded, setTreeNeeded] = useState(false);
  const tags = useTagTree({
    skip: !isTreeNeeded && !isInUse && value.tag.length === 0,
    industry,
  });
  const count = value.tag.length;
  // Names in the current language, where they are loaded.
  const chosen = value.tag.map(({ value: code, label }) => ({
    value: code,
    label: tags.places.get(code)?.tagName ?? label,
  }));
  const isEmpty = count === 0 && value.product === '';

  useEffect(() => {
    void idle().then(preload);
  }, []);

  const close = (choice: TagChoice | undefined) => {
    hide();
    if (choice && !isSameChoice(choice, value)) onChange(choice);
    onBlur?.();
  };
  const remove = (code: string) => {
    onChange({ ...value, tag: value.tag.filter(({ value: one }) => one !== code) });
    button.current?.focus();
  };
  const shown =
    count > 0
      ? t`${plural(count, { one: '# product type', other: '# product types' })}`
      : value.product || t`Select product types`;
  return (
    <div className="grid gap-2">
      <Field label={title} help={help} error={error}>
        {(control) => (
          <button
            {...control}
            ref={button}
            type="button"
            name={name}
            aria-haspopup="dialog"
            aria-label={`${title}: ${shown}`}
            className={`${controlStyle} flex items-center gap-2 text-start`}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => {
              show();
              // The box opens first: querying its content also takes a slow phone a moment.
              startTransition(() => setTreeNeeded(true));
              if (tags.isFailed) tags.retry();
            }}
          >
            <span dir="auto" className={`min-w-0 flex-1 truncate text-match ${isEmpty ? 'text-mute' : ''}`}>
              {shown}
            </span>
            <ChevronsUpDown aria-hidden size={18} className="shrink-0 text-mute" />
          </button>
        )}
      </Field>
      {count > 0 && (
        <ul aria-label={t`Selected`} className="flex flex-wrap gap-2">
          {chosen.map(({ value: code, label }) => (
            <li key={code} className="max-w-full">
              <RemovableChip label={t`Remove ${label}`} onClick={() => remove(code)}>
                {label}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {(isInUse || start.isUsed || start.round > 0) && (
        <Suspense>
          <TagPicker
            open={open}
            title={title}
            tags={tags}
            start={start}
            maxTag={maxTag}
            mode={mode}
            selectOnly={selectOnly}
            onClose={close}
            onClosed={settle}
          />
        </Suspense>
      )}
    </div>
  );
}
