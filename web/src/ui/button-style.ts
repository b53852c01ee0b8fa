// The only definition of a button's style: <Button>, <IconButton> and links that look like buttons use it.
import { classes } from './classes.ts';

export type ButtonLook = {
  /** primary: the one action of a screen; secondary: the others; quiet: among text and icons. */
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  readonly wide?: boolean;
};

const looks = {
  primary: 'bg-action text-on-action border-transparent hover:bg-action-hover',
  secondary: 'bg-paper text-ink border-edge hover:bg-surface',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-surface',
};

// On touch screens even a small button is 44 px high.
const sizes = {
  small: 'min-h-9 pointer-coarse:min-h-11 px-3 text-sm gap-1.5',
  medium: 'min-h-11 px-4 text-base gap-2',
  large: 'min-h-13 px-6 text-lg gap-2',
};

export function buttonStyle({ look = 'secondary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classes(
    'inline-flex items-center justify-center rounded-md border py-1.5 text-center font-semibold select-none',
    'transition-[background-color,opacity,transform] active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:opacity-50 aria-busy:cursor-progress',
    looks[look],
    sizes[size],
    wide && 'w-full',
  );
}
