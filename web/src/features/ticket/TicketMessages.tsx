import { Trans, useLingui } from '@lingui/react/macro';
import { classes } from '#ui/classes.ts';
import { formatDayAndTime } from '#ui/format-time.ts';

export type Entry = {
  readonly id: string;
  /** Whether the reader's side wrote it. */
  readonly isOwn: boolean;
  readonly author: string;
  readonly text: string;
  /** ISO time. */
  readonly at: string;
  /** For operators only. */
  readonly isNote?: boolean;
};

/** What was written about a ticket, the first message first. Line breaks count. */
export function TicketMessages({ entries }: { readonly entries: readonly Entry[] }) {
  const { i18n } = useLingui();
  return (
    <ol className="grid gap-3">
      {entries.map(({ id, isOwn, author, text, at, isNote = false }) => (
        <li
          key={id}
          className={classes(
            'grid max-w-prose min-w-0 gap-1 rounded-lg border p-4',
            isNote ? 'border-dashed border-line' : 'border-line',
            isOwn && !isNote ? 'bg-surface ms-4 md:ms-12' : 'bg-paper me-4 md:me-12',
          )}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span className="font-semibold wrap-anywhere">
              {isNote && (
                <>
                  <Trans>Note</Trans>
                  {' · '}
                </>
              )}
              <bdi>{author}</bdi>
            </span>
            <time dateTime={at} className="text-mute">
              {formatDayAndTime(i18n.locale, at)}
            </time>
          </p>
          <p dir="auto" className="text-match whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
