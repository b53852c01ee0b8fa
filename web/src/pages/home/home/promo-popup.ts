import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { ScanCard } from '#features/card-reader/ScanCard.tsx';
import { openRegistration } from '#features/registration/open-registration.tsx';
import { TagField } from '#features/tag-picker/TagField.tsx';
import type { ExhibitionTicketFragment } from '#graphql';
import { isOn } from '#platform/flags.ts';
import { readItem, writeItem } from '#platform/storage.ts';
import { promotedExhibition } from './promoted-exhibition.ts';

/** The popup is shown once in this time. */
const restMs = 7 * 86_400_000;
const shownItem = 'promo-popup';

/**
 * §4 The promotional popup for pre-registration. The flags of §2.9 switch it on: `f_pr` always, `vt_pr` only with a recent
 * exhibition.
 */
export function showPromoPopup(exhibitions: readonly ExhibitionTicketFragment[], i18n: I18n): void {
  const when = isOn('f_pr') ? 'always' : isOn('vt_pr') ? 'recent' : 'never';
  const exhibition = promotedExhibition(exhibitions, when, new Date());
  if (!exhibition || readItem(shownItem) === exhibition.id) return;
  const { id, name } = exhibition;
  writeItem(shownItem, id, restMs);
  openRegistration(id, i18n._(msg`Register for ${name}`), { TagField, ScanCard });
}
