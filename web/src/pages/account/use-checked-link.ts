import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckPasswordLinkMutation } from '#operations/check-password-link.ts';
import { Fault } from '#platform/fault.ts';
import type { Trouble } from '#platform/outcome.ts';

/** used: it was, or has expired, or never was one. */
export type CheckedLink =
  | { readonly kind: 'checking' | 'used' }
  | { readonly kind: 'valid'; readonly maskedEmail: string }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

const checking: CheckedLink = { kind: 'checking' };

/** §5 A one-time link is checked before a password is chosen by it. */
export function useCheckedLink(link: string | undefined) {
  const [send] = useCheckPasswordLinkMutation();
  const [answer, setAnswer] = useState<{ readonly link: string; readonly checked: CheckedLink }>();

  async function ask(token: string): Promise<CheckedLink> {
    try {
      const { data, error } = await send({ variables: { link: token } });
      if (!data) throw Fault.from(error);
      const { valid, maskedEmail } = data.checkPasswordLink;
      return valid ? { kind: 'valid', maskedEmail: maskedEmail ?? '' } : { kind: 'used' };
    } catch (cause) {
      const { code, retryAfterSeconds } = Fault.from(cause);
      return { kind: 'failed', trouble: { code, retryAfterSeconds } };
    }
  }

  const check = useEffectEvent(ask);
  useEffect(() => {
    if (link === undefined) return undefined;
    let wanted = true;
    void check(link).then((checked) => {
      if (wanted) setAnswer({ link, checked });
    });
    return () => {
      wanted = false;
    };
  }, [link]);

  return {
    checked: answer !== undefined && answer.link === link ? answer.checked : checking,
    again: () => {
      if (link === undefined) return;
      setAnswer(undefined);
      void ask(link).then((checked) => setAnswer({ link, checked }));
    },
    setUsed: () => {
      if (link !== undefined) setAnswer({ link, checked: { kind: 'used' } });
    },
  };
}
