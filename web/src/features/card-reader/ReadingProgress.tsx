import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format.ts';
import type { ReadProgress } from './read-card.ts';

/** Screen readers hear the stage and every quarter. */
const announcedPercent = 25;

export function ReadingProgress({
  stage,
  share,
  onCancel,
}: ReadProgress & { readonly onCancel: () => void }) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const done = Math.floor(share * 100);
  const text = (value: number) =>
    stage === 'loading'
      ? t`Loading the files for reading: ${percent(value)}`
      : t`Reading the card: ${percent(value)}`;
  return (
    <div className="grid gap-3">
      <p aria-hidden className="figures">
        {text(done)}
      </p>
      <p role="status" className="sr-only">
        {text(done - (done % announcedPercent))}
      </p>
      <progress
        aria-hidden
        value={share}
        className="h-2 w-full appearance-none overflow-hidden rounded-sm bg-surface [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-ink"
      />
      <Button className="justify-self-start" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
