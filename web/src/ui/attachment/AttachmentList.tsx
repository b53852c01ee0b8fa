import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, RotateCw, X } from '../icons-on-demand.tsx';
import { IconButton } from '../IconButton.tsx';
import { toMegabytes } from '../megabytes.ts';
import { FileProblemText } from './FileProblemText.tsx';

export type ListedFile = {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly picture?: string | undefined;
  readonly state: 'waiting' | 'sending' | 'stored' | 'refused';
  readonly progress: number;
  readonly problem?: string | undefined;
  readonly message?: string | undefined;
};

type Props = {
  readonly files: readonly ListedFile[];
  readonly isOnline: boolean;
  readonly onRemove: (key: string) => void;
  readonly onRetry: (key: string) => void;
};

/** The files of a form: each with its preview, how far it is, and what can be done with it. */
export function AttachmentList({ files, isOnline, onRemove, onRetry }: Props) {
  const { t, i18n } = useLingui();
  if (files.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {files.map(({ key, name, bytes, picture, state, progress, problem, message }) => (
        <li
          key={key}
          className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 rounded-lg border border-line p-2"
        >
          {picture ? (
            <img src={picture} alt="" className="size-12 rounded-sm object-cover" />
          ) : (
            <span className="grid size-12 place-items-center rounded-sm bg-surface text-mute">
              <FileText aria-hidden size={24} />
            </span>
          )}
          <div className="grid min-w-0 gap-0.5 text-sm">
            <bdi className="truncate text-match">{name}</bdi>
            <span role="status" className="text-xs text-mute">
              {state === 'refused' ? (
                <span className="text-brand-ink">
                  <FileProblemText problem={problem} message={message} />
                </span>
              ) : state === 'sending' ? (
                <Trans>Uploading…</Trans>
              ) : state === 'waiting' && !isOnline ? (
                <Trans>You’re offline. It will be uploaded when you reconnect.</Trans>
              ) : state === 'waiting' ? (
                <Trans>Not uploaded yet. It will be uploaded when you send.</Trans>
              ) : (
                <Trans>{i18n.number(Math.max(0.1, toMegabytes(bytes)))} MB</Trans>
              )}
            </span>
            {state === 'sending' && (
              <progress
                aria-label={t`Uploading ${name}`}
                value={progress}
                className="h-1 w-full accent-focus"
              />
            )}
          </div>
          <span className="flex">
            {state === 'waiting' && isOnline && (
              <IconButton icon={RotateCw} label={t`Upload ${name} again`} onClick={() => onRetry(key)} />
            )}
            <IconButton
              icon={X}
              label={state === 'sending' ? t`Cancel the upload of ${name}` : t`Remove ${name}`}
              onClick={() => onRemove(key)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
