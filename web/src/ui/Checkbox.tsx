import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly label: ReactNode;
  /** Stands at the end of the line, such as a count. */
  readonly end?: string;
};

// The tick is drawn by the box itself: lists of filters hold dozens.
const box = 'relative grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-sm border border-edge bg-paper checked:border-action checked:bg-action forced-colors:appearance-auto'
  + ' before:hidden before:size-3 before:bg-on-action before:[clip-path:polygon(14%_44%,0_65%,40%_98%,100%_16%,82%_2%,38%_66%)] checked:before:block';

export function Checkbox({ label, end, ...rest }: Props) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-base pointer-coarse:min-h-11 has-disabled:cursor-not-allowed has-disabled:opacity-50">
      <input {...rest} type="checkbox" className={box} />
      <bdi className="min-w-0 flex-1 text-match">{label}</bdi>
      {end !== undefined && <bdi suppressHydrationWarning className="figures text-sm text-mute">{end}</bdi>}
    </label>
  );
}
