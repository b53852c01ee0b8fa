import { useLingui } from '@lingui/react';
import type { AnyFormApi } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode } from 'react';
import { isMissingScript } from '../missing-script.ts';
import { offerReload } from '../offer-reload.ts';
import { useEarlySubmit } from './use-early-submit.ts';

type Props = {
  readonly form: AnyFormApi;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * §5: validates all fields on submit, scrolls to and focuses the first failing one. When the code that sends the form cannot
 * be loaded, a toast says so, and what was typed stays.
 */
export function Form({ form, className, children }: Props) {
  const { i18n } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  // Takes over input from before hydration, which only the fields have. Input between hydration and this
  // effect is already in the form, while React has reset the field to its rendered value.
  const takeOver = useEffectEvent(() => {
    for (const control of controlsOf(element.current)) {
      const { name, value } = control;
      const known: unknown = form.getFieldValue(name);
      if (typeof known !== 'string' || known === value || form.getFieldMeta(name)?.isTouched) continue;
      form.setFieldValue(name, value);
      // Nobody heard either that it was left.
      if (control !== document.activeElement)
        form.setFieldMeta(name, (meta) => ({ ...meta, isBlurred: true }));
    }
  });
  useEffect(() => takeOver(), []);
  useEarlySubmit(element);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.state.isSubmitting) return;
    try {
      await form.handleSubmit();
    } catch (cause) {
      if (!isMissingScript(cause)) throw cause;
      return offerReload(i18n);
    }
    const wrong = controlsOf(element.current).find(
      ({ name }) => (form.getFieldMeta(name)?.errors.length ?? 0) > 0,
    );
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  };
  return (
    <form
      ref={element}
      noValidate
      method="post"
      className={className}
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      {children}
    </form>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement | null): Control[] {
  const isControl = (element: Element): element is Control =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return [...(form?.elements ?? [])].filter(isControl).filter(({ name }) => name !== '');
}
