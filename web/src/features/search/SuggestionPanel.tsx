import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState, type RefObject } from 'react';
import { forgetWords, readRecentWords } from './recent-words.ts';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { groupsOf, type Option } from './suggestion-groups.ts';
import { useOptionKeys } from './use-option-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  /** The id of the list, for the field's `aria-controls`. */
  id: string;
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** The id of the active option, which Enter takes. */
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  onChoose: (option: Option) => void;
  onClose: () => void;
};

/** The popup of the search box: recent searches and suggestions in groups. */
export function SuggestionPanel({ id, text, input, active, onActive, onChoose, onClose }: Props) {
  const [recent, setRecent] = useState(readRecentWords);
  const groups = groupsOf(text, recent, useSuggestions(text));
  const options = groups.flatMap((group) => group.options);
  const idOf = (option: Option) => `${id}-${options.indexOf(option)}`;
  useOptionKeys({
    input,
    ids: options.map(idOf),
    active,
    onActive,
    onClose,
    onChoose: (at) => {
      const option = options[at];
      if (option) onChoose(option);
    },
  });

  // The active option of the old text does not apply to the new one.
  useEffect(() => onActive(undefined), [text, onActive]);

  const isRecentOnly = groups[0]?.kind === 'RECENT' && text.trim() === '';
  return (
    <div
      className={`appear absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-md border border-line bg-raised shadow-float tall:max-md:fixed tall:max-md:top-(--header) tall:max-md:mt-0 tall:max-md:rounded-none tall:max-md:border-x-0 ${options.length === 0 ? 'sr-only' : ''}`}
    >
      <p role="status" className="sr-only">
        <Plural value={options.length} _0="No suggestions" one="# suggestion" other="# suggestions" />
      </p>
      <div id={id} role="listbox" className="max-h-[min(28rem,70dvh)] overflow-y-auto py-1">
        {groups.map((group) => (
          <SuggestionGroup
            key={group.kind}
            group={group}
            typed={text}
            idOf={idOf}
            active={active}
            onActive={onActive}
            onChoose={onChoose}
          />
        ))}
      </div>
      {isRecentOnly && (
        <button
          type="button"
          className="min-h-11 w-full border-t border-line px-3 text-start text-sm text-mute hover:text-ink focus-visible:-outline-offset-2"
          onClick={() => {
            forgetWords();
            setRecent([]);
            input.current?.focus();
          }}
        >
          <Trans>Clear recent searches</Trans>
        </button>
      )}
    </div>
  );
}
