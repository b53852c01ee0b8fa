// §5 What the services say of an email, asked once for a while: somebody who goes back and forth between the fields does not
// use up their tries.
import { memberCheckTtlMs, emailVerifyTimeoutMs, verificationTtlMs } from '@fairgate/schema/limits';
import type { EmailOutcome } from '#graphql';
import { useMemberCheckMutation } from '#operations/member-check.ts';
import { useVerifyEmailMutation } from '#operations/verify-email.ts';

export type Member = { readonly registered: boolean; readonly isSupplier: boolean };

/** undefined: not known. Nothing of an email is said that is not known (§5). */
type Ask<T> = (email: string) => Promise<T | undefined>;

export type EmailChecks = { readonly memberOf: Ask<Member>; readonly verify: Ask<EmailOutcome> };

const members = new Map<string, { readonly answer: Promise<Member | undefined>; readonly until: number }>();
const outcomes = new Map<
  string,
  { readonly answer: Promise<EmailOutcome | undefined>; readonly until: number }
>();

/** Forgets what was known of an email: it has just been registered, say. */
export function forgetEmail(email: string): void {
  members.delete(email.toLowerCase());
}

export function useEmailChecks(): EmailChecks {
  const [askMember] = useMemberCheckMutation();
  const [askOutcome] = useVerifyEmailMutation();
  return {
    memberOf: (email) =>
      remembered(members, email, memberCheckTtlMs, async () => {
        const result = (await askMember({ variables: { email } })).data?.memberCheck;
        return result?.__typename === 'MemberCheck' ? result : undefined;
      }),
    verify: (email) =>
      remembered(outcomes, email, verificationTtlMs, async () => {
        const asked = askOutcome({ variables: { email } });
        const result = (await Promise.race([asked, pause(emailVerifyTimeoutMs)]))?.data?.verifyEmail;
        return result?.__typename === 'VerifiedEmail' && result.outcome !== 'UNKNOWN'
          ? result.outcome
          : undefined;
      }),
  };
}

const pause = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });

async function remembered<T>(
  known: Map<string, { answer: Promise<T | undefined>; until: number }>,
  email: string,
  ttlMs: number,
  ask: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const key = email.toLowerCase();
  const held = known.get(key);
  if (held && held.until > Date.now()) return held.answer;
  const answer = ask().catch(() => undefined);
  known.set(key, { answer, until: Date.now() + ttlMs });
  const found = await answer;
  // What could not be known now may be in a moment.
  if (found === undefined) known.delete(key);
  return found;
}
