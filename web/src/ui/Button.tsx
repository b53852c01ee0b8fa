import { useEffect, useState, type ComponentProps } from 'react';
import { submitLoadingDelayMs } from '@fairgate/schema/limits';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { classes } from './classes.ts';
import { LoadingIndicator } from './LoadingIndicator.tsx';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** An action is running: clicks are ignored, and after 100 ms an indicator shows (§4). */
    readonly pending?: boolean;
  };

export function Button({
  look,
  size,
  wide,
  pending = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const shown = useDelayed(pending, submitLoadingDelayMs);
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending}
      className={classes(
        buttonStyle({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }),
        className,
      )}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {shown && <LoadingIndicator small />}
      {children}
    </button>
  );
}

/** True while `value` is, after the first `ms`. */
function useDelayed(value: boolean, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [value, ms]);
  return value && late;
}
