import type { ComponentProps } from 'react';
import { X } from '#ui/icons.tsx';
import { classes } from './classes.ts';

const style =
  'inline-flex min-h-9 max-w-full items-center gap-1 rounded-full border border-line bg-paper px-3 text-sm whitespace-nowrap pointer-coarse:min-h-11';

/** An active condition, such as a filter; a press removes it. `label` names the action. */
export function RemovableChip({
  label,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'type' | 'className'> & { label: string }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classes(style, 'hover:border-ink')}
    >
      <span className="truncate">{children}</span>
      <X aria-hidden size={15} className="shrink-0 text-mute" />
    </button>
  );
}

/** The style of links that look like chips; the link to the current page is filled. */
export const chipStyle = classes(
  style,
  'hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper',
);
