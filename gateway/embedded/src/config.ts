import { z } from 'zod';
import { exitCodes, Stop } from './exit.ts';
import { fileSettings } from './files/settings.ts';
import { cartPartnersSetting } from './buyer/cart/partners.ts';
import { walletSettings } from './wallet/settings.ts';
import type { MessageSettings } from './mail/messages-api.ts';
import type { PostSettings } from './mail/post.ts';

/** The five REST gateways, in a fixed order. */
export const serviceNames = ['buyer', 'supplier', 'search', 'purchaser', 'chat'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The setting for a service's base URL. */
export function urlSettingOf(name: ServiceName): string {
  return `${name.toUpperCase()}_GATEWAY_URL`;
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });

const settings = z
  .object({
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
    BUYER_GATEWAY_URL: httpUrl.optional(),
    SUPPLIER_GATEWAY_URL: httpUrl.optional(),
    SEARCH_GATEWAY_URL: httpUrl.optional(),
    PURCHASER_GATEWAY_URL: httpUrl.optional(),
    CHAT_GATEWAY_URL: httpUrl.optional(),
    PUBLIC_URL: httpUrl.optional(),
    HOST: z.string().optional(),
    TRUST_PROXY: z.string().optional(),
    OAUTH_LINKEDIN_CLIENT_ID: z.string().optional(),
    OAUTH_FACEBOOK_CLIENT_ID: z.string().optional(),
    OAUTH_GOOGLE_CLIENT_ID: z.string().optional(),
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number')
      .default('4000'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// URL' }).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]+@[^\r\n]+$/, 'must be a sender, for example Fairgate <no-reply@fair.example>')
      .optional(),
    /** A provider of SMS and WhatsApp messages, with its user and password. */
    MESSAGES_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
      .refine((url) => URL.parse(url)?.password !== '', 'must have a user and a password')
      .optional(),
    SMS_FROM: z
      .string()
      .regex(
        /^(?:\+\d{5,15}|MG\w+|[\w ]{1,11})$/,
        'must be a number such as +4915112345678, a name or a messaging service',
      )
      .optional(),
    WHATSAPP_FROM: z
      .string()
      .regex(/^\+\d{5,15}$/, 'must be a number such as +4915112345678')
      .optional(),
    WHATSAPP_TEMPLATE: z
      .string()
      .regex(/^HX\w+$/, 'must be the id of a template, HX…')
      .optional(),
    /** A setting of the gateway, like HOST, TRUST_PROXY and OAUTH_…; if it is set, none is generated. */
    SESSION_KEYS: z.string().optional(),
    /** A setting of the gateway; if it is not set, the gateway shows unsent mails on this machine. */
    MAILBOX: z.string().optional(),
    ...walletSettings,
    ...fileSettings,
    CART_PARTNERS: cartPartnersSetting,
    /** Also a setting of the gateway: both halves count. */
    REGISTRATIONS_PER_ADDRESS: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'must be a whole number of at least 1')
      .transform(Number)
      .optional(),
    BUYER_SERVICE_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  })
  .refine(
    (s) => (s.MESSAGES_URL === undefined) === (s.SMS_FROM === undefined && s.WHATSAPP_FROM === undefined),
    { path: ['MESSAGES_URL'], error: 'must be set together with SMS_FROM, WHATSAPP_FROM or both' },
  );

export type Settings = z.infer<typeof settings>;

const loopback = ['127.0.0.1', '::1', 'localhost', '[::1]'];

/** Whether the site is reachable from this machine only: development aids are available only then. */
export function isPrivate({
  HOST = '127.0.0.1',
  PUBLIC_URL = 'http://localhost',
  TRUST_PROXY = 'false',
}: Settings): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return (
    loopback.includes(HOST) &&
    loopback.includes(hostname) &&
    protocol === 'http:' &&
    /^(?:false|0|no|off)$/i.test(TRUST_PROXY)
  );
}

/** What sends mails and messages to phones. */
export const postSettingsOf = (own: Settings): Omit<PostSettings, 'log'> => ({
  publicUrl: publicUrlOf(own),
  smtpUrl: own.SMTP_URL,
  from: own.MAIL_FROM,
  messages: messagesOf(own),
});

function messagesOf({
  MESSAGES_URL: url,
  SMS_FROM: smsFrom,
  WHATSAPP_FROM: whatsappFrom,
  WHATSAPP_TEMPLATE: whatsappTemplate,
}: Settings): MessageSettings | undefined {
  return url === undefined ? undefined : { url, smsFrom, whatsappFrom, whatsappTemplate };
}

/** The public origin of the site, for links in mails; without PUBLIC_URL the gateway on this machine. */
export function publicUrlOf({ PUBLIC_URL, PORT }: Settings): string {
  return PUBLIC_URL === undefined ? `http://localhost:${PORT}` : new URL(PUBLIC_URL).origin;
}

/**
 * The settings from an environment; an empty value counts as unset. Throws Stop (badSetting) with a message that names
 * each bad setting.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  throw new Stop(
    exitCodes.badSetting,
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
  );
}

/** This process's environment with these settings added, for a child command. */
export function environmentWith(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...settings };
}
