// §5 The results of the email checks, cached for a while: moving back and forth between fields does not use
// up the attempt limit.
import { memberCheckTtlMs, emailVerifyTimeoutMs, verificationTtlMs } from '@fairgate/schema/limits';
import type { EmailOutcome } from '#graphql';
import { useMemberCheckMutation } from '#operations/member-check.ts';
import { useVerifyEmailMutation } from '#operations/verify-email.ts';

export type Member = { readonly registered: boolean; readonly isSupplier: boolean };

/** undefined: unknown, so no message is shown (§5). */
type Ask<T> = (email: string) => Promise<T | undefined>;

export type EmailChecks = { readonly memberOf: Ask<Member>; readonly verify: Ask<EmailOutcome> };

const members = new Map<string, { readonly answer: Promise<Member | undefined>; readonly until: number }>();
const outcomes = new Map<
  string,
  { readonly answer: Promise<EmailOutcome | undefined>; readonly until: number }
>();

/** Forgets the results for an email, for example after its registration. */
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
        const outcome = askOutcome({ variables: { email } });
        const result = (await Promise.race([outcome, pause(emailVerifyTimeoutMs)]))?.data?.verifyEmail;
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
  request: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const key = email.toLowerCase();
  const stored = known.get(key);
  if (stored && stored.until > Date.now()) return stored.answer;
  const answer = request().catch(() => undefined);
  known.set(key, { answer, until: Date.now() + ttlMs });
  const found = await answer;
  // An unknown result is not cached: the next attempt may succeed.
  if (found === undefined) known.delete(key);
  return found;
}
