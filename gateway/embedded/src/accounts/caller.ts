import { z } from 'zod';

const userAgentMostCharacters = 400;

/** The caller as the gateway describes it beside a payload (§3: the login payload has the client's IP). */
export const callerFields = {
  ip: z.string().max(60).nullish(),
  userAgent: z
    .string()
    .nullish()
    .transform((text) => (text ?? '').slice(0, userAgentMostCharacters)),
};

/** The gateway's id of the browser, for logins. */
export const deviceFields = { deviceId: z.string().min(1).max(100).nullish() };
