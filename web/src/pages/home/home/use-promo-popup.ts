import { promoPopupDelayMs } from '@fairgate/schema/limits';
import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import type { ExhibitionTicketFragment } from '#graphql';
import { isOn } from '#platform/flags.ts';

/** §4 The promotional popup, 3 seconds after the data have loaded, while a flag switches it on. */
export function usePromoPopup(exhibitions: readonly ExhibitionTicketFragment[] | undefined): void {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const show = useEffectEvent(() => {
    if (!isOn('f_pr') && !isOn('vt_pr')) return;
    import('./promo-popup.ts')
      .then(({ showPromoPopup }) => showPromoPopup(exhibitions ?? [], i18n, client))
      .catch((cause: unknown) => console.warn('The registration could not be opened', cause));
  });
  const isLoaded = exhibitions !== undefined;
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => show(), promoPopupDelayMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);
}
