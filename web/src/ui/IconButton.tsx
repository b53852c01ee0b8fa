import type { Icon } from '#ui/icons.tsx';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: Icon;
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly pressed?: boolean;
  /** Drawn on a picture: with a background of its own. */
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
        // An icon grows with no text, and leaves the place to what does.
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
