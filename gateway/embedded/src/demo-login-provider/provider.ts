import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { oauthPlatforms, type OauthPlatform } from '@fairgate/schema/constants';
import Provider, {
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { clientIdOf, interactionPath } from './clients.ts';
import { MemoryAdapter } from './memory-adapter.ts';
import { errorPage } from './page.ts';

/** The person who signed in. Without an email the provider returns none. */
export type Person = { readonly email: string; readonly verified: boolean; readonly name: string };

export type DemoProvider = { readonly provider: Provider; readonly people: Map<string, Person> };

const secondsMost = 600;

/** An OpenID provider that accepts any identity: for development on this machine only. */
export function createProvider(issuer: string, secret: string): DemoProvider {
  const people = new Map<string, Person>();
  const configuration: Configuration = {
    adapter: MemoryAdapter,
    clients: oauthPlatforms.map((platform) => clientOf(platform, secret)),
    jwks: {
      keys: [
        {
          ...generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' }),
          use: 'sig',
          alg: 'RS256',
          kty: 'RSA',
        },
      ],
    },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_context, accountId) => {
      const person = people.get(accountId);
      const claims = person && {
        ...(person.email && { email: person.email, email_verified: person.verified }),
        ...(person.name && { name: person.name }),
      };
      return { accountId, claims: () => ({ sub: accountId, ...claims }) };
    },
    interactions: { policy: onlyLogin(), url: (_context, { uid }) => interactionPath + uid },
    loadExistingGrant: grantAll,
    pkce: { required: () => true },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'html';
      context.body = errorPage(error, description ?? '');
    },
    ttl: {
      AccessToken: secondsMost,
      AuthorizationCode: 60,
      Grant: secondsMost,
      IdToken: secondsMost,
      Interaction: secondsMost,
      Session: secondsMost,
    },
  };
  return { provider: new Provider(issuer, configuration), people };
}

function clientOf(platform: OauthPlatform, secret: string): ClientMetadata {
  return {
    client_id: clientIdOf(platform),
    client_secret: secret,
    // RFC 8252 §7.3: for a native app every port of a loopback address is valid.
    application_type: 'native',
    redirect_uris: ['127.0.0.1', 'localhost', '[::1]'].map(
      (host) => `http://${host}/transitional?platform=${platform}`,
    ),
    token_endpoint_auth_method: 'client_secret_post',
  };
}

/** It requests the identity only, not the consent. */
function onlyLogin(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

async function grantAll(context: KoaContextWithOIDC) {
  const { client, provider, session } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}
