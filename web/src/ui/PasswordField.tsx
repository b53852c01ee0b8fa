import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { controlStyle, Field } from './Field.tsx';
import { Eye, EyeOff } from './icons-later.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'autoComplete'> & {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  /** Tells password managers whether to fill one in or to propose one. */
  readonly autoComplete: 'current-password' | 'new-password';
};

/** §5: with a toggle that shows what is typed. What is submitted is hidden again: browsers remember what they could read. */
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
        <span className="relative block">
          <input
            dir="auto"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={input}
            type={shown ? 'text' : 'password'}
            className={classes(controlStyle, 'pe-12')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t`Show the password`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-mute hover:text-ink"
          >
            <Icon aria-hidden size={20} />
          </button>
        </span>
      )}
    </Field>
  );
}
