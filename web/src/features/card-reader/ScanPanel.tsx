import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import type { CardTarget } from '#ui/form/card-target.ts';
import { X } from '#ui/icons.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ChoosePicture } from './ChoosePicture.tsx';
import { FilledNote } from './FilledNote.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { ReviewLines } from './ReviewLines.tsx';
import { useScan } from './use-scan.ts';

type Props = CardTarget & {
  /** It was opened by a press, and not because lines are stored. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

/** The steps of a scan: a picture, its reading, the correction, and what was filled in. Each takes the focus when it comes. */
export function ScanPanel({ draft, valuesNow, onFill, takesFocus, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const scan = useScan(draft, onFill);
  const { step } = scan;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFocused = useRef(takesFocus);
  useEffect(() => {
    if (isFocused.current) heading.current?.focus();
    isFocused.current = true;
  }, [step.name]);
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3 rounded-lg border border-line p-4">
      <div className="flex items-start gap-2">
        <h2 ref={heading} id={id} tabIndex={-1} className="flex-1 py-2 text-base font-semibold outline-none">
          {step.name === 'review' ? (
            <Trans>What we read on the card</Trans>
          ) : (
            <Trans>Scan a business card</Trans>
          )}
        </h2>
        <IconButton
          icon={X}
          label={t`Close`}
          onClick={() => {
            scan.close();
            onClose();
          }}
        />
      </div>
      {step.name === 'choose' && (
        <ChoosePicture
          files={scan.files}
          problem={step.problem}
          onPicture={scan.read}
          onProblem={scan.fail}
        />
      )}
      {step.name === 'read' && <ReadingProgress {...step.progress} onCancel={scan.cancel} />}
      {step.name === 'review' && (
        <ReviewLines
          lines={step.lines}
          values={valuesNow()}
          onChange={scan.change}
          onFill={scan.fill}
          onAgain={scan.again}
        />
      )}
      {step.name === 'filled' && (
        <FilledNote count={step.count} onUndo={scan.undo}>
          <Button size="small" onClick={scan.again}>
            <Trans>Scan again</Trans>
          </Button>
        </FilledNote>
      )}
    </section>
  );
}
