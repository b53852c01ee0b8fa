import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckPasswordLinkMutation } from '#operations/check-password-link.ts';
import { outcomeOf } from '#platform/outcome.ts';
import type { OperationError } from '#platform/operation-error.ts';

/** used: it was used, has expired, or never existed. */
export type CheckedLink =
  | { readonly kind: 'checking' | 'used' }
  | { readonly kind: 'valid'; readonly maskedEmail: string }
  | { readonly kind: 'failed'; readonly error: OperationError };

const checking: CheckedLink = { kind: 'checking' };

/** §5 Checks a one-time link before a password is chosen with it. */
export function useCheckedLink(link: string | undefined) {
  const [send] = useCheckPasswordLinkMutation();
  const [answer, setAnswer] = useState<{ readonly link: string; readonly checked: CheckedLink }>();

  async function checkLink(token: string): Promise<CheckedLink> {
    const { done, error } = await outcomeOf(
      send({ variables: { link: token } }),
      (data) => data.checkPasswordLink,
    );
    if (error) return { kind: 'failed', error };
    return done.valid ? { kind: 'valid', maskedEmail: done.maskedEmail ?? '' } : { kind: 'used' };
  }

  const check = useEffectEvent(checkLink);
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
      void checkLink(link).then((checked) => setAnswer({ link, checked }));
    },
    setUsed: () => {
      if (link !== undefined) setAnswer({ link, checked: { kind: 'used' } });
    },
  };
}
