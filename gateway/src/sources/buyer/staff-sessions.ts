// Sign-in and sign-out of organisers and operators, who have accounts of their own at the buyer service.
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Session } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import { count, id, text } from '../../wire/scalars.ts';
import { sessionListAnswer } from '../../wire/session-list.ts';

const call = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;
const write = { ...call, once: true } as const;

const signedIn = z.object({ token: text, userId: id, email: text });
const userInfo = z.object({ userId: id, name: text, email: text });

type StaffUser<Kind> = {
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
  readonly email: string;
};
export type OrganiserUserModel = StaffUser<'organiser'>;
export type OperatorUserModel = StaffUser<'operator'>;

type StaffSessions<Kind> = {
  readonly login: Operation<z.infer<typeof signedIn>>;
  readonly logout: Operation<unknown>;
  readonly logoutOthers: Operation<{ ended: number }>;
  readonly sessionList: Operation<Session[]>;
  readonly info: Operation<StaffUser<Kind>>;
};

/** The operations of a kind of staff; `title` is the kind in the names of reads. */
function staffSessions<const Kind extends 'organiser' | 'operator'>(
  kind: Kind,
  title: Capitalize<Kind>,
): StaffSessions<Kind> {
  const named = (name: string) => ({ name, path: `/${kind}/${name}.json` });
  return {
    login: { ...write, ...named(`${kind}Login`), answer: signedIn, failures: ['WRONG_PASSWORD'] },
    logout: { ...write, ...named(`${kind}Logout`), answer: z.unknown() },
    logoutOthers: { ...write, ...named(`${kind}LogoutOthers`), answer: z.object({ ended: count }) },
    sessionList: { ...call, ...named(`${kind}Sessions`), answer: sessionListAnswer },
    info: {
      ...call,
      ...named(`get${title}Info`),
      answer: userInfo.transform(({ userId, name, email }) => ({ kind, id: userId, name, email })),
    },
  };
}

export const organiserSessions = staffSessions('organiser', 'Organiser');
export const operatorSessions = staffSessions('operator', 'Operator');
