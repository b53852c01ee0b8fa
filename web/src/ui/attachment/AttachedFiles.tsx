import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from '../icons-on-demand.tsx';
import { toMegabytes } from '../megabytes.ts';

type Attached = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly url: string;
  readonly preview?: { readonly src: string; readonly width: number; readonly height: number } | null;
};

/** The files of something that was sent: pictures open, documents are downloaded. */
export function AttachedFiles({ files }: { readonly files: readonly Attached[] }) {
  const { i18n } = useLingui();
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map(({ id, name, bytes, url, preview }) => (
        <li key={id} className="max-w-full">
          {preview ? (
            <a href={url} target="_blank" rel="noopener" className="block">
              <img
                src={preview.src}
                width={preview.width}
                height={preview.height}
                alt={name}
                loading="lazy"
                className="max-h-48 w-auto rounded-sm border border-line"
              />
            </a>
          ) : (
            <a
              href={url}
              download={name}
              className="flex min-h-11 max-w-full items-center gap-2 rounded-sm border border-line bg-paper px-3 text-sm hover:bg-surface"
            >
              <FileText aria-hidden size={20} className="shrink-0 text-mute" />
              <bdi className="truncate">{name}</bdi>
              <span className="figures shrink-0 text-xs text-mute">
                <Trans>{i18n.number(Math.max(0.1, toMegabytes(bytes)))} MB</Trans>
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
