import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { DecoderNotLoaded } from './DecoderNotLoaded.tsx';
import type { PictureProblem } from './scan-problem.ts';

type Props = {
  readonly problem: PictureProblem;
  readonly pending: boolean;
  readonly onRetry: () => void;
};

/** Why a picture gave no code, and what to do. */
export function PictureNote({ problem, pending, onRetry }: Props) {
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-time-tint p-3">
      <p role="status" className="text-time">
        <Text problem={problem} />
      </p>
      {problem === 'not-loaded' && (
        <Button size="small" pending={pending} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

function Text({ problem }: { readonly problem: PictureProblem }) {
  switch (problem) {
    case 'no-code':
      return <Trans>No code was found in this picture. Take a sharper one from closer.</Trans>;
    case 'not-a-picture':
      return <Trans>This file can’t be opened as a picture here. Choose a JPEG or PNG.</Trans>;
    case 'not-loaded':
      return <DecoderNotLoaded />;
  }
}
