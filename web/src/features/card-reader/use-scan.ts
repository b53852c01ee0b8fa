import { toLanguageCode, defaultLanguage } from '@fairgate/schema/locales';
import { useLingui } from '@lingui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardTarget } from '#ui/form/card-target.ts';
import { useFormat } from '#ui/format.ts';
import { storeLines, readLines } from './stored-lines.ts';
import { countriesOf } from './parse/countries.ts';
import { proposeFields } from './parse/propose-fields.ts';
import type { FoundLine } from './parse/read-field.ts';
import { toReading } from './parse/to-reading.ts';
import { readCard, type ReadProgress } from './read-card.ts';
import { ReadError, type ReadProblem } from './read-problem.ts';
import { readingFilesOf } from './reading-files.ts';

type Step =
  | { readonly name: 'choose'; readonly problem?: ReadProblem | undefined }
  | { readonly name: 'read'; readonly progress: ReadProgress }
  | { readonly name: 'review'; readonly lines: readonly FoundLine[] }
  | {
      readonly name: 'filled';
      readonly count: number;
      readonly undo: () => void;
      readonly lines: readonly FoundLine[];
    };

/** @param draft the draft of the form, with which the lines are kept until they are filled in */
export function useScan(draft: string, onFill: CardTarget['onFill']) {
  const { i18n } = useLingui();
  const { country } = useFormat();
  const [step, setStep] = useState<Step>(() => {
    const lines = readLines(draft);
    return lines ? { name: 'review', lines } : { name: 'choose' };
  });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const files = useMemo(() => readingFilesOf(toLanguageCode(i18n.locale) ?? defaultLanguage), [i18n.locale]);
  const countries = useMemo(() => countriesOf(country), [country]);

  const fail = (problem: ReadProblem): void => setStep({ name: 'choose', problem });
  const review = (lines: readonly FoundLine[]): void => {
    storeLines(draft, lines);
    setStep({ name: 'review', lines });
  };
  const cancel = (): void => {
    if (step.name !== 'read') return;
    running.current?.abort();
    fail('cancelled');
  };
  const read = async (source: Blob | HTMLVideoElement): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    const show = (progress: ReadProgress) => setStep({ name: 'read', progress });
    show({ stage: 'loading', share: 0 });
    try {
      const found = await readCard({
        source,
        files,
        signal: abort.signal,
        onProgress: (progress) => {
          if (!abort.signal.aborted) show(progress);
        },
      });
      if (abort.signal.aborted) return;
      const lines = proposeFields(found, countries);
      if (lines.length === 0) fail('no-text');
      else review(lines);
    } catch (cause) {
      if (!abort.signal.aborted) fail(cause instanceof ReadError ? cause.problem : 'failed');
    }
  };
  return {
    step,
    files,
    fail,
    read: (source: Blob | HTMLVideoElement) => void read(source),
    cancel,
    close: () => {
      cancel();
      storeLines(draft, undefined);
    },
    change: review,
    fill: (lines: readonly FoundLine[], replaces: boolean) => {
      setStep({ name: 'filled', lines, ...onFill(toReading(lines, countries), replaces) });
      // From now on the form's draft has them.
      storeLines(draft, undefined);
    },
    undo: () => {
      if (step.name !== 'filled') return;
      step.undo();
      review(step.lines);
    },
    again: () => {
      storeLines(draft, undefined);
      setStep({ name: 'choose' });
    },
  };
}
