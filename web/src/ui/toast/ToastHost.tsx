import { useLingui } from '@lingui/react/macro';
import { X } from '#ui/icons.tsx';
import { classes } from '../classes.ts';
import { hideToast, useToasts } from './show-toast.ts';

/**
 * The toasts, above the phone's bottom bar. Rendered once, in the shell, so that its live regions exist
 * before the first message.
 */
export function ToastHost() {
  const { t } = useLingui();
  const toasts = useToasts();
  const draw = (kind: 'note' | 'error') =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map(({ key, text, action }) => (
        <div
          key={key}
          className={classes(
            'rise pointer-events-auto flex w-full max-w-md items-center gap-2 rounded-md bg-ink py-1 ps-4 pe-1 text-paper shadow-float',
            kind === 'error' && 'border-s-4 border-brand',
          )}
        >
          <p className="flex-1 py-2">{text}</p>
          {action && (
            <button
              type="button"
              className="min-h-11 px-2 font-semibold underline underline-offset-4"
              onClick={() => {
                action.run();
                hideToast(key);
              }}
            >
              {action.text}
            </button>
          )}
          <button
            type="button"
            aria-label={t`Close`}
            className="grid size-11 place-items-center"
            onClick={() => hideToast(key)}
          >
            <X aria-hidden size={18} />
          </button>
        </div>
      ));
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar)+1rem)] z-60 grid justify-items-center gap-2 px-4">
      <div role="alert" className="contents">
        {draw('error')}
      </div>
      <div role="status" className="contents">
        {draw('note')}
      </div>
    </div>
  );
}
