import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { ScanCard } from '#features/card-reader/ScanCard.tsx';
import { openRegistration } from '#features/registration/open-registration.tsx';
import { isRegisteredHere } from '#features/registration/registered-here.ts';
import { TagField } from '#features/tag-picker/TagField.tsx';
import type { ExhibitionTicketFragment } from '#graphql';
import { PromotionRegistrationDocument } from '#operations/promotion-registration.ts';
import type { DataSource } from '#platform/data-source.ts';
import { currentSignedIn } from '#platform/session/signed-in.ts';
import { readItem, writeItem } from '#platform/storage.ts';
import type { PopupTime } from './popup-time.ts';
import { promotedExhibition } from './promoted-exhibition.ts';

/** The popup is shown once in this time. */
const restMs = 7 * 86_400_000;
const shownItem = 'promo-popup';

/**
 * §4 The promotional popup for pre-registration. It stays closed for a buyer who is registered, and where this device knows of a
 * registration.
 */
export async function showPromoPopup(
  exhibitions: readonly ExhibitionTicketFragment[],
  when: PopupTime,
  i18n: I18n,
  apollo: DataSource,
): Promise<void> {
  const exhibition = promotedExhibition(exhibitions, when, new Date());
  if (!exhibition || readItem(shownItem) === exhibition.id) return;
  const { id, name } = exhibition;
  if ((await isRegisteredHere(id)) || (await isRegistered(apollo, id))) return;
  writeItem(shownItem, id, restMs);
  openRegistration(id, i18n._(msg`Register for ${name}`), { TagField, ScanCard });
}

/** §3 Promotion register info. False when it cannot be loaded: the form shows a registration, too. */
async function isRegistered(apollo: DataSource, exhibitionId: string): Promise<boolean> {
  if (currentSignedIn() !== 'buyer') return false;
  const { data } = await apollo.query({
    query: PromotionRegistrationDocument,
    variables: { exhibitionId },
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  const viewer = data?.viewer;
  return viewer?.__typename === 'Buyer' && viewer.registrationId !== null;
}
