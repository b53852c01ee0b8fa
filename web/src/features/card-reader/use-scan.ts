import { toLanguageCode, defaultLanguage } from '@fairgate/schema/locales';
import { useLingui } from '@lingui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardTarget } from '#ui/form/card-target.ts';
import { useFormat } from '#ui/format.ts';
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

export function useScan(onFill: CardTarget['onFill']) {
  const { i18n } = useLingui();
  const { country } = useFormat();
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const files = useMemo(() => readingFilesOf(toLanguageCode(i18n.locale) ?? defaultLanguage), [i18n.locale]);
  const countries = useMemo(() => countriesOf(country), [country]);

  const fail = (problem: ReadProblem): void => setStep({ name: 'choose', problem });
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
      else setStep({ name: 'review', lines });
    } catch (cause) {
      if (!abort.signal.aborted) fail(cause instanceof ReadError ? cause.problem : 'failed');
    }
  };
  return {
    step,
    files,
    fail,
    read: (source: Blob | HTMLVideoElement) => void read(source),
    cancel: () => {
      if (step.name !== 'read') return;
      running.current?.abort();
      fail('cancelled');
    },
    change: (lines: readonly FoundLine[]) => setStep({ name: 'review', lines }),
    fill: (lines: readonly FoundLine[], replaces: boolean) =>
      setStep({ name: 'filled', lines, ...onFill(toReading(lines, countries), replaces) }),
    undo: () => {
      if (step.name !== 'filled') return;
      step.undo();
      setStep({ name: 'review', lines: step.lines });
    },
    again: () => setStep({ name: 'choose' }),
  };
}
