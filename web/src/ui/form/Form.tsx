import type { AnyFormApi } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode } from 'react';

type Props = {
  readonly form: AnyFormApi;
  readonly className?: string;
  readonly children: ReactNode;
};

/** §5: validates all fields on submit, scrolls to and focuses the first failing one. */
export function Form({ form, className, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  // What was typed before the script came stands in the fields only.
  const takeOver = useEffectEvent(() => {
    for (const { name, value } of controlsOf(element.current)) {
      if (typeof form.getFieldValue(name) === 'string' && form.getFieldValue(name) !== value) form.setFieldValue(name, value);
    }
  });
  useEffect(() => takeOver(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.state.isSubmitting) return;
    await form.handleSubmit();
    const wrong = controlsOf(element.current).find(({ name }) => (form.getFieldMeta(name)?.errors.length ?? 0) > 0);
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  };
  return <form ref={element} noValidate method="post" className={className} onSubmit={(event) => { void submit(event); }}>{children}</form>;
}

function controlsOf(form: HTMLFormElement | null): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form?.elements ?? []].filter((control) => (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name !== '') as (HTMLInputElement | HTMLSelectElement)[];
}
