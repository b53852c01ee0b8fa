import { Trans } from '@lingui/react/macro';
import { useFormat } from '#ui/format.ts';
import { toMegabytes } from '#ui/megabytes.ts';
import { pictureMostBytes } from './picture.ts';
import type { ReadProblem } from './read-problem.ts';

/** Why nothing was read, and what to do. */
export function ProblemText({ problem }: { readonly problem: ReadProblem }) {
  const { number } = useFormat();
  if (problem === 'cancelled')
    return (
      <p role="status" className="rounded-md bg-surface p-3">
        <Trans>Reading was cancelled.</Trans>
      </p>
    );
  return (
    <p role="alert" className="rounded-md bg-time-tint p-3 text-time">
      <Text problem={problem} megabytes={number(toMegabytes(pictureMostBytes))} />
    </p>
  );
}

type TextProps = { readonly problem: Exclude<ReadProblem, 'cancelled'>; readonly megabytes: string };

function Text({ problem, megabytes }: TextProps) {
  switch (problem) {
    case 'no-text':
      return (
        <Trans>
          No text was found. Take the picture again from closer, in good light and without reflections.
        </Trans>
      );
    case 'camera-refused':
      return (
        <Trans>
          The camera is blocked. Allow it in your browser’s settings for this site, or choose a picture.
        </Trans>
      );
    case 'no-camera':
      return <Trans>No camera can be used here. Choose a picture instead.</Trans>;
    case 'not-a-picture':
      return <Trans>This file can’t be opened as a picture here. Choose a JPEG or PNG.</Trans>;
    case 'too-large':
      return <Trans>This picture is too large. Choose one of {megabytes} MB at most.</Trans>;
    case 'not-loaded':
      return <Trans>The files for reading couldn’t be loaded. Connect to the internet and try again.</Trans>;
    case 'failed':
      return <Trans>The card couldn’t be read on this device. Please type the details.</Trans>;
  }
}
