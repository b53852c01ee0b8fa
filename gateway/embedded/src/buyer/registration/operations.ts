import { attendee } from '@fairgate/schema/rules/registration';
import { industries } from '@fairgate/schema/constants';
import { z } from 'zod';
import { countAttempt } from '../../accounts/attempts.ts';
import { callerFields } from '../../accounts/caller.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { idText, toId } from '../../wire/form.ts';
import { operation, type Operation, type OperationMaker } from '../../wire/operation.ts';
import { openExhibition, registrationOf } from './attendance.ts';
import { writeBadgeMail } from './badge-mail.ts';
import { ownRegistrationOperations } from './own-registration.ts';
import { preRegistration } from './pre-registration.ts';
import { verifyOperations } from './verify.ts';

const byEmail = z.object({ ...attendee.shape, ip: callerFields.ip });

/** §7.3 Whether an email is registered for an exhibition: the form needs it, so it cannot be hidden, but its rate is limited. */
function checkReg({ db }: Store): Operation {
  return operation({
    name: 'checkReg',
    path: '/offline/checkReg.json',
    dialect: blade,
    request: byEmail,
    async handle({ exhibitionId, email, ip }, { tracking: { visitorId: visitor } }) {
      await countAttempt(db, 'checkReg', { account: email, visitor, ip });
      return { registered: (await registrationOf(db, toId(exhibitionId), email)) ? 1 : 0 };
    },
  });
}

/** §7.3 Mails the badge again, if the email is registered; the answer does not say whether. */
function reSendMyBadgeNow({ db, post, phraseCache }: Store): Operation {
  return operation({
    name: 'reSendMyBadgeNow',
    path: '/offline/reSendMyBadgeNow.json',
    dialect: blade,
    request: byEmail,
    async handle({ exhibitionId, email, ip }, { tracking: { visitorId: visitor }, language }) {
      await countAttempt(db, 'badgeMail', { account: email, visitor, ip });
      const exhibition = await openExhibition(db, exhibitionId);
      const phrases = await phraseCache.phrasesWithEnglish(language);
      await db.transaction(async (transaction) => {
        const registration = await registrationOf(transaction, exhibition.id, email);
        if (registration)
          await writeBadgeMail(transaction, post, exhibition, registration, { language, phrases });
      });
      post.deliver();
      return {};
    },
  });
}

// The first tag of each category, so that no category takes all places.
const tags = {
  name: 'hot tags',
  text: `
    with shown as (
      select category_id, count(*) as exhibitors from exhibitor where exhibition_id = $1 group by category_id
    )
    select t.code
    from shown s join category top on top.id = s.category_id join category c on c.parent_id = top.id
    join lateral (select code from tag where category_id = c.id order by position limit 1) t on true
    order by s.exhibitors desc, top.position, c.position limit 12`,
};
const leadingCategory = {
  name: 'leading category of exhibitors',
  text: `
    select c.code from exhibitor x join category c on c.id = x.category_id where x.exhibition_id = $1
    group by c.code order by count(*) desc, c.code limit 1`,
};

/** §7.3 Hot tags: products of the categories with most exhibitors; the industry (§3) with most; and how codes are sent. */
function getHotTags({ db, phraseCache, post }: Store): Operation {
  return operation({
    name: 'getHotTags',
    path: '/offline/getHotTags.json',
    dialect: blade,
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, { language }) {
      const id = toId(exhibitionId) ?? null;
      const [hot, [leading], phrases] = await Promise.all([
        db.rows<{ code: string }>(tags, [id]),
        db.rows<{ code: string }>(leadingCategory, [id]),
        phraseCache.phrasesIn(language),
      ]);
      const industry = industries.find(({ key }) => key.toLowerCase() === leading?.code.toLowerCase());
      return {
        industry: industry?.code ?? null,
        verifyTypes: post.codeChannels,
        list: hot.map(({ code }) => ({ code, name: phrases.textOf('tag', code) })),
      };
    },
  });
}

/** §7.3 Pre-registration. */
export const registrationOperations: readonly OperationMaker[] = [
  preRegistration,
  checkReg,
  reSendMyBadgeNow,
  ...ownRegistrationOperations,
  getHotTags,
  ...verifyOperations,
];
