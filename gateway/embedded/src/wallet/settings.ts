// The certificates of the wallets, read and checked at the start: a wrong file stops it with a message that names the
// setting.
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { exitCodes, Stop } from '../exit.ts';

export const walletSettings = {
  /** Files in PEM form, from Apple: the certificate of a pass type, its key, and Apple's intermediate certificate. */
  APPLE_PASS_CERTIFICATE: z.string().optional(),
  APPLE_PASS_KEY: z.string().optional(),
  APPLE_PASS_KEY_PASSPHRASE: z.string().optional(),
  APPLE_WWDR_CERTIFICATE: z.string().optional(),
  /** The file with the JSON key of a service account that may issue passes, and the issuer's id. */
  GOOGLE_WALLET_KEY: z.string().optional(),
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'must be the id of an issuer, a number')
    .optional(),
};
const known = z.object(walletSettings);
export type WalletSettings = z.infer<typeof known>;
type Name = keyof WalletSettings;

export type AppleWallet = {
  readonly passTypeId: string;
  readonly teamId: string;
  /** In PEM form. */
  readonly certificate: string;
  readonly key: string;
  readonly intermediate: string;
};
export type GoogleWallet = {
  readonly issuerId: string;
  readonly account: string;
  readonly keyId: string;
  readonly key: KeyObject;
};
/** The wallets that passes can be made for. */
export type Wallets = { readonly apple?: AppleWallet; readonly google?: GoogleWallet };

/** @throws Stop (badSetting) when a file is missing or wrong, or a part of the settings is missing. */
export function readWallets(settings: WalletSettings): Wallets {
  const apple = readApple(settings);
  const google = readGoogle(settings);
  return { ...(apple && { apple }), ...(google && { google }) };
}

function readApple(settings: WalletSettings): AppleWallet | undefined {
  const names = ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_WWDR_CERTIFICATE'] as const;
  if (!areSet(settings, names)) return undefined;
  const certificate = certificateIn(settings, 'APPLE_PASS_CERTIFICATE');
  const intermediate = certificateIn(settings, 'APPLE_WWDR_CERTIFICATE');
  const key = keyIn(settings);
  if (!certificate.checkPrivateKey(key)) throw wrong('APPLE_PASS_KEY', 'is not the key of the certificate');
  if (!certificate.checkIssued(intermediate) || !certificate.verify(intermediate.publicKey))
    throw wrong('APPLE_WWDR_CERTIFICATE', 'did not issue the certificate of APPLE_PASS_CERTIFICATE');
  const subject = new Map(
    certificate.subject.split('\n').map((line) => line.split('=', 2) as [string, string]),
  );
  const [passTypeId, teamId] = [subject.get('UID'), subject.get('OU')];
  if (!passTypeId?.startsWith('pass.') || !teamId)
    throw wrong(
      'APPLE_PASS_CERTIFICATE',
      'is not the certificate of a pass type: its subject has no UID=pass.… and OU',
    );
  return {
    passTypeId,
    teamId,
    certificate: certificate.toString(),
    key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    intermediate: intermediate.toString(),
  };
}

function certificateIn(settings: WalletSettings, name: Name): X509Certificate {
  const text = fileOf(settings, name);
  const found = parsed(name, 'is not a certificate in PEM form', () => new X509Certificate(text));
  if (found.validToDate < new Date())
    throw wrong(name, `has expired on ${found.validToDate.toISOString().slice(0, 10)}`);
  return found;
}

function keyIn(settings: WalletSettings): KeyObject {
  const key = fileOf(settings, 'APPLE_PASS_KEY');
  const passphrase = settings.APPLE_PASS_KEY_PASSPHRASE;
  const found = parsed(
    'APPLE_PASS_KEY',
    'is not a private key in PEM form, or APPLE_PASS_KEY_PASSPHRASE is wrong',
    () => createPrivateKey({ key, ...(passphrase !== undefined && { passphrase }) }),
  );
  if (found.asymmetricKeyType !== 'rsa') throw wrong('APPLE_PASS_KEY', 'must be an RSA key');
  return found;
}

const serviceAccount = z.object({
  client_email: z.email(),
  private_key_id: z.string().min(1),
  private_key: z.string().min(1),
});

function readGoogle(settings: WalletSettings): GoogleWallet | undefined {
  if (!areSet(settings, ['GOOGLE_WALLET_KEY', 'GOOGLE_WALLET_ISSUER_ID'])) return undefined;
  const name = 'GOOGLE_WALLET_KEY';
  const text = fileOf(settings, name);
  const account = parsed(name, 'is not the JSON key of a service account', () =>
    serviceAccount.parse(JSON.parse(text)),
  );
  const key = parsed(name, 'has no private key in PEM form', () => createPrivateKey(account.private_key));
  if (key.asymmetricKeyType !== 'rsa') throw wrong(name, 'must have an RSA key');
  return {
    issuerId: settings.GOOGLE_WALLET_ISSUER_ID ?? '',
    account: account.client_email,
    keyId: account.private_key_id,
    key,
  };
}

/** Whether the settings of a wallet are set: all of them, or none. */
function areSet(settings: WalletSettings, names: readonly Name[]): boolean {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === names.length) return false;
  const [first] = missing;
  if (first)
    throw wrong(
      first,
      `must be set together with ${names.filter((name) => !missing.includes(name)).join(', ')}`,
    );
  return true;
}

function fileOf(settings: WalletSettings, name: Name): string {
  return parsed(name, `cannot be read: ${settings[name]}`, () => readFileSync(settings[name] ?? '', 'utf8'));
}

function parsed<T>(name: Name, problem: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw wrong(name, problem, cause);
  }
}

const wrong = (name: Name, problem: string, cause?: unknown): Stop =>
  new Stop(exitCodes.badSetting, `${name} ${problem}`, { cause });
