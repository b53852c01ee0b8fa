import { todayAt } from '../../db/today.ts';

/** §7.3 checkVIP. An exhibition `past` is over, and was before `next` begins. */
export const isPast = (past: string, next: string): string =>
  `${past}.closes_on < least(${todayAt(past)}, ${next}.opens_on)`;

/**
 * Whether the person of the registration `r` for the exhibition `e` was registered for an earlier one: by the same
 * account, or by the same email, if the person proved that it is theirs.
 */
export const isVipGuest = `
  exists (
    select from registration o join exhibition p on p.id = o.exhibition_id
    where ${isPast('p', 'e')}
      and (o.buyer_id = r.buyer_id
        or lower(o.email) = lower(r.email)
          and ('email' = any(r.verified)
            or exists (select from buyer y where y.id = r.buyer_id and y.email_confirmed_at is not null and lower(y.email) = lower(r.email)))))`;
