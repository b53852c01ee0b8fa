import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { dropDraft } from './enquiry-values.ts';
import { useEnquiry } from './use-enquiry.ts';

type Props = { readonly form: 'cart'; readonly onSent: () => void };

/** Opens the result of enquiries that arrive while their form is not shown. */
export function ArrivedEnquiry({ form, onSent }: Props) {
  const navigate = useNavigate();
  const { sent, forget } = useEnquiry(form, { about: 'CART', targets: [] }, undefined);
  const hasArrived = sent !== undefined;
  const settle = useEffectEvent(() => {
    if (!sent) return;
    dropDraft(form);
    forget();
    onSent();
    void navigate({ to: '/submitResult/$type/success', params: { type: form }, state: { enquiries: sent } });
  });
  useEffect(() => {
    if (hasArrived) settle();
  }, [hasArrived]);
  return null;
}
