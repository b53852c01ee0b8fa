import { promoPopupDelayMs } from '@fairgate/schema/limits';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { ExhibitionTicketFragment } from '#graphql';
import { isOn } from '#platform/flags.ts';
import { readItem, writeItem } from '#platform/storage.ts';
import { promotedExhibition } from './promoted-exhibition.ts';

/** Whoever has closed it is not asked again for this time. */
const restMs = 7 * 86_400_000;
const shownItem = 'promo-popup';

/**
 * §4 The promotional popup for pre-registration, 3 seconds after the data have loaded. The flags of §2.9 switch it on:
 * `f_pr` always, `vt_pr` only with a recent exhibition.
 */
export function usePromoPopup(exhibitions: readonly ExhibitionTicketFragment[] | undefined): void {
  const { t } = useLingui();
  const show = useEffectEvent(async () => {
    const when = isOn('f_pr') ? 'always' : isOn('vt_pr') ? 'recent' : 'never';
    const exhibition = promotedExhibition(exhibitions ?? [], when, new Date());
    if (!exhibition || readItem(shownItem) === exhibition.id) return;
    const { id, name } = exhibition;
    const { openRegistration } = await import('#features/registration/open-registration.tsx');
    writeItem(shownItem, id, restMs);
    openRegistration(id, t`Register for ${name}`);
  });
  const isLoaded = exhibitions !== undefined;
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => {
      show().catch((cause: unknown) => console.warn('The registration could not be opened', cause));
    }, promoPopupDelayMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);
}
