import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly label: ReactNode;
  /** Content at the end of the line, such as a count. */
  readonly end?: string;
};

export function Checkbox({ label, end, ...rest }: Props) {
  return (
    <label className="check-line">
      <input {...rest} type="checkbox" className="check-box" />
      <bdi className="min-w-0 flex-1 text-match">{label}</bdi>
      {end !== undefined && (
        <bdi suppressHydrationWarning className="figures text-sm text-mute">
          {end}
        </bdi>
      )}
    </label>
  );
}
