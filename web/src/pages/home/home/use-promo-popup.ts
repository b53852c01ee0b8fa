import { promoPopupDelayMs } from '@fairgate/schema/limits';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import type { ExhibitionTicketFragment } from '#graphql';
import type { DataSource } from '#platform/data-source.ts';
import { isOn } from '#platform/flags.ts';

/** §4 The promotional popup, 3 seconds after the data have loaded, while a flag switches it on. */
export function usePromoPopup(
  exhibitions: readonly ExhibitionTicketFragment[] | undefined,
  apollo: DataSource,
): void {
  const { i18n } = useLingui();
  const show = useEffectEvent(() => {
    if (!isOn('f_pr') && !isOn('vt_pr')) return;
    import('./promo-popup.ts')
      .then(({ showPromoPopup }) => showPromoPopup(exhibitions ?? [], i18n, apollo))
      .catch((cause: unknown) => console.warn('The registration could not be opened', cause));
  });
  const isLoaded = exhibitions !== undefined;
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => show(), promoPopupDelayMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);
}
