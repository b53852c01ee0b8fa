import { promoPopupDelayMs } from '@fairgate/schema/limits';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import type { ExhibitionTicketFragment, PromoPopup } from '#graphql';
import type { DataSource } from '#platform/data-source.ts';
import { popupTime } from './popup-time.ts';

/** §4 The promotional popup, 3 seconds after the data have loaded. @param setting of the gateway; undefined until it is known. */
export function usePromoPopup(
  exhibitions: readonly ExhibitionTicketFragment[] | undefined,
  setting: PromoPopup | undefined,
  apollo: DataSource,
): void {
  const { i18n } = useLingui();
  const show = useEffectEvent(() => {
    const when = popupTime(setting);
    if (when === 'never') return;
    import('./promo-popup.ts')
      .then(({ showPromoPopup }) => showPromoPopup(exhibitions ?? [], when, i18n, apollo))
      .catch((cause: unknown) => console.warn('The registration could not be opened', cause));
  });
  const isLoaded = exhibitions !== undefined;
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => show(), promoPopupDelayMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);
}
