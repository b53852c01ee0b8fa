import { useId, type ReactNode } from 'react';
import { CircleAlert } from '#ui/icons.tsx';

type Props = {
  /** A fixed id, for HTML that must not depend on the position in the page (see #fast/rendered-once.tsx). */
  readonly id?: string;
  readonly label: ReactNode;
  /** A hint, shown before any error. */
  readonly help?: ReactNode;
  /** The error, with the way to correct it. */
  readonly error?: ReactNode;
  /** The label is for screen readers only, where the context shows the purpose of the field. */
  readonly labelHidden?: boolean;
  /** A button for what is typed, beside the control, or below it where the letters are large for the screen. */
  readonly action?: ReactNode;
  /** Renders the control; the ids connect it with its label, help and error. */
  readonly children: (control: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  }) => ReactNode;
};

/** Label above, help before errors, errors below the field. */
export function Field({ id: ownId, label, help, error, labelHidden = false, action, children }: Props) {
  const placeId = useId();
  const id = ownId ?? placeId;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = children({
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error ? { 'aria-invalid': true as const } : {}),
  });
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="text-sm text-mute">
          {help}
        </p>
      )}
      {action ? (
        <div className="flex flex-wrap gap-2">
          <div className="min-w-0 flex-[1_1_8rem]">{control}</div>
          {action}
        </div>
      ) : (
        control
      )}
      <p id={`${id}-error`} aria-live="polite" className="flex gap-1.5 text-sm text-brand-ink empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden size={16} className="mt-[0.1em] shrink-0" />
            <span className="min-w-0">{error}</span>
          </>
        )}
      </p>
    </div>
  );
}

export const controlStyle =
  'min-h-11 w-full rounded-md border border-edge bg-paper px-3 py-2 text-base text-ink placeholder:text-mute ' +
  'hover:border-ink aria-invalid:border-brand disabled:opacity-50';
