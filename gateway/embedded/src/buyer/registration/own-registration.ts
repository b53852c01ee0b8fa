import { badgeLinkRule } from '@fairgate/schema/rules/registration';
import { z } from 'zod';
import type { Store } from '../../store.ts';
import { todayAt } from '../../db/today.ts';
import { blade } from '../../wire/blade.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import { operation, type Operation, type OperationMaker } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { isPast } from './vip-guest.ts';
import { formatRegistration, registrationOfBuyer } from './attendance.ts';

const request = z.object({ exhibitionId: idText });

/** §3 Expo pre-register info, §7.3 registerInfo: the buyer's registration for an exhibition; null without one. */
function registerInfo({ db }: Store): Operation {
  return buyerOperation({
    path: '/offline/registerInfo.json',
    request,
    async handle({ exhibitionId }, { accountId }) {
      const id = toId(exhibitionId);
      const found = id === undefined ? undefined : await registrationOfBuyer(db, id, accountId);
      return found ? formatRegistration(found) : null;
    },
  });
}

/** §3 Promotion register info: the id of the same registration, and nothing of the person; null without one. */
function promotionRegisterInfo({ db }: Store): Operation {
  return buyerOperation({
    path: '/offline/promotionRegisterInfo.json',
    request,
    async handle({ exhibitionId }, { accountId }) {
      const id = toId(exhibitionId);
      const found = id === undefined ? undefined : await registrationOfBuyer(db, id, accountId);
      return found ? { id: String(found.id) } : null;
    },
  });
}

// A buyer's registrations are those of the account, and those with its email, if that is confirmed.
const ofBuyer = `
  (r.buyer_id = $1
    or lower(r.email) = (select lower(b.email) from buyer b where b.id = $1 and b.email_confirmed_at is not null))`;
const written = `
    select r.id::text, r.exhibition_id::text as "exhibitionId", r.badge_no as "badgeNo", r.email, r.contact_name as "contactName",
      r.job_title as "jobTitle", r.company_name as "companyName", r.company_website as "companyWebsite", r.country_id as "countryId",
      r.dialing_code as "dialingCode", r.mobile, r.business_types as "businessTypes", r.purposes, r.tag_codes as "tagCodes",
      r.product_name as "productName", r.site_id as "websiteId", r.industry, r.related_exhibition_id::text as "relatedExhibitionId", r.shares_email as "sharesEmail"
    from registration r`;
const preData = {
  name: 'pre-registration data',
  text: `${written} where ${ofBuyer} order by r.exhibition_id = $2 desc, r.created_at desc, r.id desc limit 1`,
};

/** §7.3 getPreData: what the buyer wrote in the registration for an exhibition, else in the latest one; null without any. */
function getPreData({ db }: Store): Operation {
  return buyerOperation({
    path: '/offline/getPreData.json',
    request,
    async handle({ exhibitionId }, { accountId }) {
      const [found] = await db.rows<object>(preData, [accountId, toId(exhibitionId) ?? 0]);
      return found ?? null;
    },
  });
}

const byLink = {
  name: 'registration of badge link',
  text: `${written} join badge g on g.exhibition_id = r.exhibition_id and g.number = r.badge_no
    join exhibition e on e.id = r.exhibition_id
    where g.link = $1 and g.code is not null and g.revoked_at is null and e.closes_on >= ${todayAt('e')}`,
};

/** What a person wrote in a registration, for whoever has the link of its valid badge: to correct it until the exhibition is over. */
function getRegistrationByLink({ db }: Store): Operation {
  return operation({
    name: 'getRegistrationByLink',
    path: '/offline/getRegistrationByLink.json',
    dialect: blade,
    request: z.object({ link: badgeLinkRule }),
    async handle({ link }) {
      const [found] = await db.rows<object>(byLink, [link]);
      if (!found) throw new ErrorAnswer(failureCodes.notFound, 'No registration has this link.');
      return found;
    },
  });
}

const vip = {
  name: 'VIP of exhibition',
  text: `
    select exists (
      select from registration r join exhibition p on p.id = r.exhibition_id join exhibition e on e.id = $2
      where ${ofBuyer} and ${isPast('p', 'e')}) as "isVip"`,
};

/** §7.3 checkVIP: whether the buyer was registered for an earlier exhibition, which is over. */
function checkVip({ db }: Store): Operation {
  return buyerOperation({
    path: '/offline/checkVIP.json',
    request,
    async handle({ exhibitionId }, { accountId }) {
      const [row] = await db.rows<{ isVip: boolean }>(vip, [accountId, toId(exhibitionId) ?? 0]);
      return { isVip: row?.isVip ? 1 : 0 };
    },
  });
}

/** §7.3 What the signed-in buyer's registrations say. */
export const ownRegistrationOperations: readonly OperationMaker[] = [
  registerInfo,
  promotionRegisterInfo,
  getPreData,
  getRegistrationByLink,
  checkVip,
];
