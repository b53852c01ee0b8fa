import { useId, type ReactNode } from 'react';
import { CircleAlert } from '#ui/icons.tsx';

type Props = {
  /** One of its own, where that of the place in the page will not do (see #fast/rendered-once.tsx). */
  readonly id?: string;
  readonly label: ReactNode;
  /** Said before anything goes wrong. */
  readonly help?: ReactNode;
  /** What to do about it. */
  readonly error?: ReactNode;
  /** The label is for screen readers only, where the place says what the field is. */
  readonly labelHidden?: boolean;
  /** Draws the control; the ids tie it to its label, help and error. */
  readonly children: (control: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  }) => ReactNode;
};

/** Label above, help before errors, errors below the field. */
export function Field({ id: ownId, label, help, error, labelHidden = false, children }: Props) {
  const placeId = useId();
  const id = ownId ?? placeId;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
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
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
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

/** What every control that is filled in looks like. */
export const controlStyle =
  'min-h-11 w-full rounded-md border border-edge bg-paper px-3 py-2 text-base text-ink placeholder:text-mute ' +
  'hover:border-ink aria-invalid:border-brand disabled:opacity-50';
