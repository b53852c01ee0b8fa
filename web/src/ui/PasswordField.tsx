import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Field } from './Field.tsx';
import { Eye, EyeOff } from './icons-on-demand.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'autoComplete'> & {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  /** Tells password managers whether to fill in a password or to suggest one. */
  readonly autoComplete: 'current-password' | 'new-password';
};

// A frame around input and toggle: the input's direction follows its content, the toggle's does not.
const frame =
  'flex min-h-11 w-full rounded-md border border-edge bg-paper text-base text-ink outline-offset-2 outline-focus *:-my-px *:min-h-11 ' +
  'hover:border-ink has-aria-invalid:border-brand has-[input:disabled]:opacity-50 has-[input:focus-visible]:outline-2';

/**
 * §5: with a toggle that shows the password. On submit it is hidden again, as browsers store visible input.
 */
export function PasswordField({ label, help, error, ...rest }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <span className={frame}>
          <input
            dir="auto"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={input}
            type={shown ? 'text' : 'password'}
            className="min-w-0 flex-1 rounded-md px-3 py-2 text-match outline-none"
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t`Show password`}
            onClick={() => setShown(!shown)}
            className="grid w-11 shrink-0 place-items-center rounded-md text-mute hover:text-ink"
          >
            <Icon aria-hidden size={20} />
          </button>
        </span>
      )}
    </Field>
  );
}
