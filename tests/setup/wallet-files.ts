// Certificates and keys of wallets, made for a test: a chain like Apple's, and a service account like Google's.
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';

type Name = { readonly type?: string; readonly shortName?: string; readonly value: string };
const userId = '0.9.2342.19200300.100.1.1';
const dayMs = 86_400_000;

export const newKeys = () => forge.pki.rsa.generateKeyPair({ bits: 2048 });

type Order = {
  readonly keys: forge.pki.rsa.KeyPair;
  readonly subject: Name[];
  readonly issuer: Name[];
  readonly issuerKey: forge.pki.rsa.PrivateKey;
  readonly isAuthority?: boolean;
  readonly validDays?: number;
};

export function certificateOf({
  keys,
  subject,
  issuer,
  issuerKey,
  isAuthority = false,
  validDays = 30,
}: Order): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = isAuthority ? '01' : '02';
  certificate.validity.notBefore = new Date(Date.now() - 60 * dayMs);
  certificate.validity.notAfter = new Date(Date.now() + validDays * dayMs);
  certificate.setSubject(subject);
  certificate.setIssuer(issuer);
  certificate.setExtensions([{ name: 'basicConstraints', cA: isAuthority }]);
  certificate.sign(issuerKey, forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

export const passType: Name[] = [
  { type: userId, value: 'pass.example.fair' },
  { shortName: 'CN', value: 'Pass Type ID: pass.example.fair' },
  { shortName: 'OU', value: 'TEAM123456' },
];
export const authority: Name[] = [{ shortName: 'CN', value: 'Wallet Test Authority' }];

/** The settings of both wallets, in files of a new folder, and what a test needs to check their signatures. */
export function walletFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'fairgate-wallet-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const [root, keys] = [newKeys(), newKeys()];
  const issued = { issuer: authority, issuerKey: root.privateKey };
  const intermediate = certificateOf({ ...issued, keys: root, subject: authority, isAuthority: true });
  const certificate = certificateOf({ ...issued, keys, subject: passType });
  const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    type: 'service_account',
    client_email: 'passes@fair.example',
    private_key_id: 'key-1',
    private_key: google.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  return {
    write,
    keys,
    issued,
    certificate,
    intermediate,
    googleKey: google.publicKey,
    settings: {
      APPLE_PASS_CERTIFICATE: write('pass.pem', certificate),
      APPLE_PASS_KEY: write('pass.key', forge.pki.encryptRsaPrivateKey(keys.privateKey, 'open sesame')),
      APPLE_PASS_KEY_PASSPHRASE: 'open sesame',
      APPLE_WWDR_CERTIFICATE: write('authority.pem', intermediate),
      GOOGLE_WALLET_KEY: write('account.json', JSON.stringify(account)),
      GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
    },
  };
}
