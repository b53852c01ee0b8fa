// Codes that prove an email or a phone number (§7.3 verify mobile/email/whatsapp).
import type { VerificationChannel as WireChannel } from '@fairgate/schema/constants';
import { verificationCheck, verificationRequest } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import { blade } from '../../envelope/blade.ts';
import type {
  CheckVerificationCodeInput,
  SendVerificationCodeInput,
  VerifiedAddress,
  VerificationCode,
} from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import { checked } from '../../wire/checked.ts';

const seconds = z.int().min(0);

/** A write: never stored, and done once for its idempotency key. */
const verify = (name: string): Operation<{ expiresIn: number; resendIn: number }> => ({
  source: 'buyer',
  dialect: blade,
  name,
  path: `/offline/${name}.json`,
  answer: z.object({ expiresIn: seconds, resendIn: seconds }),
  ttlMs: 0,
  failures: ['NOT_FOUND', 'INVALID_PHONE'],
});

const operations: Readonly<Record<WireChannel, ReturnType<typeof verify>>> = {
  email: verify('verifyEmail'),
  mobile: verify('verifyMobile'),
  whatsapp: verify('verifyWhatsapp'),
};

const checkVerifyCode: Operation<{ expiresIn: number }> = {
  source: 'buyer',
  dialect: blade,
  name: 'checkVerifyCode',
  path: '/offline/checkVerifyCode.json',
  answer: z.object({ expiresIn: seconds }),
  ttlMs: 0,
  failures: ['WRONG_CODE', 'CODE_EXPIRED'],
};

/** Methods throw CodedError BAD_USER_INPUT that names the fields that break a rule of §5. */
export function verificationSource(
  { send }: Reader,
  { limits, visitor: { ip } }: Pick<AccountOptions, 'limits' | 'visitor'>,
) {
  return {
    send: async ({ channel, ...input }: SendVerificationCodeInput): Promise<VerificationCode> => {
      const request = checked(verificationRequest, { ...input, channel: channel.toLowerCase() });
      const isMail = request.channel === 'email';
      const address = isMail
        ? { email: request.email }
        : { countryCode: request.dialingCode.replace('+', ''), number: request.mobile };
      await limits.take('sendCode', Object.values(address).join(' '));
      const { expiresIn, resendIn } = await aboutField(isMail ? 'email' : 'mobile', () =>
        send(operations[request.channel], { ...address, ip }, request.idempotencyKey),
      );
      return {
        verificationId: request.idempotencyKey,
        expiresInSeconds: expiresIn,
        resendAfterSeconds: resendIn,
      };
    },

    check: async (input: CheckVerificationCodeInput): Promise<VerifiedAddress> => {
      const { verificationId, code } = checked(verificationCheck, input);
      await limits.take('checkCode', verificationId);
      const { expiresIn } = await aboutField('code', () =>
        send(checkVerifyCode, { verifyId: verificationId, code, ip }),
      );
      return { verificationId, expiresInSeconds: expiresIn };
    },
  };
}
