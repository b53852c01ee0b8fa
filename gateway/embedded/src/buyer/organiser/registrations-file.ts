import type { Phrases } from '../../texts/phrases.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { organiserOperation } from '../staff/staff-operation.ts';
import { exportList, ofExhibition } from './own-list.ts';
import { allRegistrations, type RegistrationRow } from './registrations.ts';

/** All registrations as a file. Codes are those of the wire; the names of tags and categories are in the caller's language. */
export function exportOrganiserRegistrations({ db, phraseCache }: Store): Operation {
  return organiserOperation({
    name: 'exportOrganiserRegistrations',
    request: ofExhibition,
    async handle({ exhibitionId }, { accountId: organiserId }, { language }) {
      const phrases = await phraseCache.phrasesIn(language);
      return exportList(db, {
        exhibitionId,
        organiserId,
        list: 'registrations',
        head: [
          'badge',
          'name',
          'company',
          'email',
          'country',
          'phone',
          'job',
          'source',
          'registered',
          'badge state',
          'reason',
          'checked in',
          'vip',
          'confirmed',
          'website',
          'business types',
          'purposes',
          'tags',
          'tag names',
          'categories',
          'products',
          'industry',
          'channel',
          'language',
          'related exhibition',
          'recommended by site',
          'sibling exhibition',
          'hidden exhibition',
          'tracking source',
          'ad click',
          'shares email with exhibitors',
        ],
        read: async (id) => (await allRegistrations(db, id, organiserId)).map((row) => cellsOf(row, phrases)),
      });
    },
  });
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

const cellsOf = (row: RegistrationRow, phrases: Phrases): string[] => [
  row.badge_no,
  row.contact_name,
  row.company_name,
  row.email,
  row.country_id,
  row.mobile === null ? '' : `${row.dialing_code ? `+${row.dialing_code} ` : ''}${row.mobile}`,
  row.job_title ?? '',
  String(row.source),
  row.created_at.toISOString(),
  row.revoked_at ? 'revoked' : 'valid',
  row.revoke_reason ?? '',
  row.checked_in_at?.toISOString() ?? '',
  yesOrNo(row.is_vip),
  row.verified.join(' '),
  row.company_website ?? '',
  row.business_types.join(' '),
  row.purposes.join(' '),
  row.tag_codes.join(' '),
  row.tag_codes.map((code) => phrases.textOf('tag', code)).join('; '),
  row.category_ids.map((id) => phrases.textOf('category', String(id))).join('; '),
  row.product_name,
  row.industry ?? '',
  row.channel,
  row.lang,
  String(row.related_exhibition_id ?? ''),
  row.recommend_site ?? '',
  String(row.sibling_exhibition_id ?? ''),
  String(row.hidden_exhibition_id ?? ''),
  row.tracking_source ?? '',
  row.ad_click_id ?? '',
  yesOrNo(row.shares_email),
];
