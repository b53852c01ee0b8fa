import { z } from 'zod';
import { exitCodes, Stop } from './exit.ts';

/** The five REST gateways, in the design's order. */
export const serviceNames = ['buyer', 'supplier', 'search', 'purchaser', 'chat'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The setting that carries a service's base URL. */
export function urlSettingOf(name: ServiceName): string {
  return `${name.toUpperCase()}_GATEWAY_URL`;
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const settings = z.object({
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  BUYER_GATEWAY_URL: httpUrl.optional(),
  SUPPLIER_GATEWAY_URL: httpUrl.optional(),
  SEARCH_GATEWAY_URL: httpUrl.optional(),
  PURCHASER_GATEWAY_URL: httpUrl.optional(),
  CHAT_GATEWAY_URL: httpUrl.optional(),
});

export type Settings = z.infer<typeof settings>;

/**
 * The settings from an environment; an empty value counts as unset.
 * Throws Stop (badSetting), whose message names each bad setting.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  throw new Stop(exitCodes.badSetting, result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
}

/** This process's environment with these settings added, for a command that is run. */
export function environmentWith(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...settings };
}
