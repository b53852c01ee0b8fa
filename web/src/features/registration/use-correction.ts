import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenRegistrationMutation } from '#graphql';
import { useOpenRegistrationMutation } from '#operations/open-registration.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { dropCorrection, valuesOfOwn, type RegistrationValues } from './values.ts';

type Correction = { readonly badgeLink: string; readonly values: RegistrationValues };

/**
 * The correction of a person's own registration, which the link of its badge opens.
 * @param firstLink begins it at once.
 */
export function useCorrection(exhibitionId: string, firstLink: string | undefined) {
  const [open] = useOpenRegistrationMutation();
  const [isOpening, setOpening] = useState(firstLink !== undefined);
  const [error, setError] = useState<OperationError>();
  const [current, setCurrent] = useState<Correction>();
  const [sentKey, setSentKey] = useState<string>();
  const read = async (badgeLink: string) =>
    outcomeOf(
      open({ variables: { link: badgeLink } }),
      (data: OpenRegistrationMutation) => data.openRegistration,
    );
  const show = (badgeLink: string, opened: Awaited<ReturnType<typeof read>>): void => {
    if (opened.done) setCurrent({ badgeLink, values: valuesOfOwn(exhibitionId, opened.done) });
    setError(opened.error);
    setOpening(false);
  };
  const readFirst = useEffectEvent(read);
  const showFirst = useEffectEvent(show);
  useEffect(() => {
    if (firstLink === undefined) return undefined;
    let isWanted = true;
    void readFirst(firstLink).then((opened) => {
      if (isWanted) showFirst(firstLink, opened);
    });
    return () => {
      isWanted = false;
    };
  }, [firstLink]);
  return {
    current,
    /** The key of its submission. */
    sentKey,
    isOpening,
    error,
    begin: (badgeLink: string): void => {
      setOpening(true);
      void read(badgeLink).then((opened) => show(badgeLink, opened));
    },
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
