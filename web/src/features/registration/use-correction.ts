import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenRegistrationMutation } from '#operations/open-registration.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { dropCorrection, valuesOfOwn, type RegistrationValues } from './values.ts';

type Correction = { readonly badgeLink: string; readonly values: RegistrationValues };

/**
 * The correction of a person's own registration, which the link of its badge opens.
 * @param firstLink begins it at once.
 */
export function useCorrection(exhibitionId: string, firstLink: string | undefined) {
  const [open] = useOpenRegistrationMutation();
  const { error, attempt } = useAttempt();
  const [isOpening, setOpening] = useState(firstLink !== undefined);
  const [current, setCurrent] = useState<Correction>();
  const [sentKey, setSentKey] = useState<string>();
  const begin = async (badgeLink: string): Promise<void> => {
    setOpening(true);
    const opened = await attempt(open({ variables: { link: badgeLink } }), (data) => data.openRegistration);
    if (opened) setCurrent({ badgeLink, values: valuesOfOwn(exhibitionId, opened) });
    setOpening(false);
  };
  const beginFirst = useEffectEvent(() => firstLink !== undefined && void begin(firstLink));
  useEffect(() => {
    beginFirst();
  }, [firstLink]);
  return {
    current,
    isOpening,
    error,
    begin,
    /** These values were submitted with this key: if they are refused, or taken back, they are corrected further. */
    sent: (key: string, values: RegistrationValues): void => {
      setSentKey(key);
      setCurrent((before) => before && { ...before, values });
    },
    /** The submission with this key has an answer. */
    arrived: (key: string): void => {
      dropCorrection(exhibitionId, key);
      if (key === sentKey) setCurrent(undefined);
    },
    end: () => setCurrent(undefined),
  };
}
