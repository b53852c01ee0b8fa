import type { VerificationChannel } from '@fairgate/schema/constants';
import { attemptsMaxCount, verificationTtlMs } from '@fairgate/schema/limits';
import { emailRule } from '@fairgate/schema/rules/email';
import { verificationCheck, verificationPhone } from '@fairgate/schema/rules/verification';
import { verificationIdRule } from '@fairgate/schema/rules/verification-id';
import { z } from 'zod';
import { countAttempt } from '../../accounts/attempts.ts';
import { callerFields } from '../../accounts/caller.ts';
import { invalidPhone } from '../../accounts/failures.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import type { Call } from '../../wire/call.ts';
import { failureCodes, faultCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { operation, type Operation, type OperationMaker } from '../../wire/operation.ts';
import { phoneOf } from './phone.ts';
import { type Address, enterCode, isCodeMade, makeCode } from './verification-codes.ts';

const { ip } = callerFields;
const emailRequest = z.object({ email: emailRule, ip });
const phoneRequest = z.object({
  countryCode: verificationPhone.dialingCode,
  number: verificationPhone.mobile,
  ip,
});

/** §7.3 verifyEmail: sends a code to an email. */
function verifyEmail(store: Store): Operation {
  return operation({
    name: 'verifyEmail',
    path: '/offline/verifyEmail.json',
    dialect: blade,
    request: emailRequest,
    handle: ({ email, ip: from }, call) => sendCode(store, { channel: 'email', address: email }, from, call),
  });
}

/** §7.3 verifyMobile and verifyWhatsapp: send a code to a phone, by SMS or by WhatsApp. */
const verifyPhone =
  (name: string, channel: VerificationChannel): OperationMaker =>
  (store) =>
    operation({
      name,
      path: `/offline/${name}.json`,
      dialect: blade,
      request: phoneRequest,
      async handle({ countryCode, number, ip: from }, call) {
        const phone = phoneOf(countryCode, number);
        if (phone === undefined) throw invalidPhone();
        return sendCode(store, { channel, address: phone }, from, call);
      },
    });

/**
 * Once for each `Idempotency-Key`, which is the key of the verification. The answer is the same whether anybody with this
 * address is registered.
 */
async function sendCode(
  { db, post }: Store,
  to: Address,
  from: string | null | undefined,
  { headers, language, tracking: { visitorId: visitor } }: Call,
): Promise<{ expiresIn: number; resendIn: number }> {
  const { data: key } = verificationIdRule.safeParse(headers['idempotency-key']);
  if (key === undefined)
    throw new ErrorAnswer(faultCodes.malformed, 'malformed request: Idempotency-Key', faultCodes.malformed);
  const { channel, address } = to;
  if (!post.codeChannels.includes(channel))
    throw new ErrorAnswer(failureCodes.notFound, 'No codes are sent this way.');
  if (!(await isCodeMade(db, key, to))) {
    // Not in the transaction below: a refused attempt counts, too.
    await countAttempt(db, 'sendCodeAgain', { account: address });
    await countAttempt(db, 'sendCode', { account: address, visitor, ip: from });
    await db.transaction(async (transaction) => {
      const code = await makeCode(transaction, key, to);
      if (code !== undefined) await post.writeCode(transaction, { channel, to: address, language, code });
    });
    post.deliver();
  }
  return { expiresIn: verificationTtlMs / 1_000, resendIn: attemptsMaxCount.sendCodeAgain.windowSeconds };
}

/** Compares a code with the one that was sent. */
function checkVerifyCode({ db }: Store): Operation {
  const { verificationId: verifyId, code } = verificationCheck.shape;
  return operation({
    name: 'checkVerifyCode',
    path: '/offline/checkVerifyCode.json',
    dialect: blade,
    request: z.object({ verifyId, code, ip }),
    async handle({ verifyId: key, code: given, ip: from }, { tracking: { visitorId: visitor } }) {
      await countAttempt(db, 'checkCode', { account: key, visitor, ip: from });
      return { expiresIn: await enterCode(db, key, given) };
    },
  });
}

/** §7.3 The verification of an email or a phone number. */
export const verifyOperations: readonly OperationMaker[] = [
  verifyEmail,
  verifyPhone('verifyMobile', 'mobile'),
  verifyPhone('verifyWhatsapp', 'whatsapp'),
  checkVerifyCode,
];
