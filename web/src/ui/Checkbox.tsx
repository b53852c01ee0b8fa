import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly label: ReactNode;
  /** Stands at the end of the line, such as a count. */
  readonly end?: ReactNode;
};

export function Checkbox({ label, end, ...rest }: Props) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-base pointer-coarse:min-h-11 has-disabled:cursor-not-allowed has-disabled:opacity-50">
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm border border-edge bg-paper checked:border-action checked:bg-action"
        />
        <Check aria-hidden size={16} strokeWidth={3} className="pointer-events-none relative hidden text-on-action peer-checked:block" />
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      {end !== undefined && <span className="figures text-sm text-mute">{end}</span>}
    </label>
  );
}
