import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { TextField } from '#ui/TextField.tsx';
import { findAnswers, type Topics } from './find-answers.ts';
import { HelpTopicSection } from './HelpTopicSection.tsx';

/** The answers by topic; typing filters them at once. A plain form, so that it works without scripts. */
export function HelpSearch({ topics, words }: { readonly topics: Topics; readonly words: string }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState(words);
  const found = findAnswers(topics, text, i18n.locale);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate({
      to: '/customer-service',
      search: (before) => ({ ...before, keyword: text.trim() || undefined }) as never,
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <div className="grid content-start gap-6">
      <form role="search" aria-label={t`Search help`} method="get" onSubmit={submit}>
        <TextField
          type="search"
          name="keyword"
          value={text}
          maxLength={keywordMaxCharacters}
          onChange={({ target }) => setText(target.value)}
          label={<Trans>Search help</Trans>}
          enterKeyHint="search"
        />
      </form>
      <p role="status" className="text-sm text-mute empty:hidden">
        {text.trim() !== '' && count > 0 && <Plural value={count} one="# answer" other="# answers" />}
      </p>
      {count === 0 && (
        <p className="rounded-md bg-surface p-4">
          <Trans>
            No answers match these words.{' '}
            <a href="#contact" className="font-semibold underline underline-offset-4">
              Contact our team
            </a>{' '}
            and a person will reply.
          </Trans>
        </p>
      )}
      {found.map((topic) => (
        <HelpTopicSection key={topic.topic} topic={topic} open={text.trim() !== '' && count <= 3} />
      ))}
    </div>
  );
}
