import type { OauthPlatform } from '@fairgate/schema/constants';

/** How a provider knows this marketplace. `issuer`: another OpenID provider in its place. */
export type ProviderSettings = Readonly<{
  clientId: string;
  clientSecret: string;
  issuer: string | undefined;
}>;

/** The providers that are set up; visitors are offered these. */
export type ProviderList = Readonly<Partial<Record<OauthPlatform, ProviderSettings>>>;

/** What a sign-in needs to be finished by the browser that began it: sealed in its cookie meanwhile. */
export type Flow = Readonly<{
  provider: OauthPlatform;
  /** RFC 6749 §10.12: comes back with the code. */
  state: string;
  /** OpenID Connect §3.1.2.1: comes back in the signed word of the provider. */
  nonce: string;
  /** RFC 7636: shows that whoever has the code is who asked for it. */
  verifier: string;
  /** A page of this site. */
  returnTo: string;
}>;

/** Who a provider says somebody is. */
export type Identity = Readonly<{
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
}>;

export type Provider = {
  /** Where the browser is sent. @param returnUrl the address that the provider sends it back to. @throws when the provider does not answer. */
  authorizationUrl: (flow: Flow, returnUrl: string) => Promise<URL>;
  /** @param url where the browser came back to, whole. @throws when the answer is not to this flow, or the provider does not stand by it. */
  identityOf: (flow: Flow, url: URL) => Promise<Identity>;
};
