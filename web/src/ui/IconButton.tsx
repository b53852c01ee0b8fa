import type { Icon } from '#ui/icons.tsx';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: Icon;
  /** The action, for screen readers. */
  readonly label: string;
  readonly pressed?: boolean;
  /** On a picture: has its own background. */
  readonly floating?: boolean;
};

export function IconButton({
  icon: Icon,
  label,
  pressed,
  floating = false,
  className,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={classes(
        // An icon does not grow with the text, to leave room for texts that do.
        'inline-flex size-[44px] shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-surface',
        'aria-pressed:text-brand-ink disabled:cursor-not-allowed disabled:opacity-40',
        floating && 'border border-line bg-paper shadow-float',
        className,
      )}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
