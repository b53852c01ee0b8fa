import type { OauthPlatform } from '@fairgate/schema/constants';

/** The marketplace's registration at a provider. `issuer` replaces it with another OpenID provider. */
export type ProviderSettings = Readonly<{
  clientId: string;
  clientSecret: string;
  issuer: string | undefined;
}>;

/** The configured providers, which the site offers to visitors. */
export type ProviderList = Readonly<Partial<Record<OauthPlatform, ProviderSettings>>>;

/** State of a sign-in that the same browser must finish: sealed in its cookie meanwhile. */
export type Flow = Readonly<{
  provider: OauthPlatform;
  /** RFC 6749 §10.12: returned with the code. */
  state: string;
  /** OpenID Connect §3.1.2.1: returned in the provider's id token. */
  nonce: string;
  /** RFC 7636: proves that the code's user requested it. */
  verifier: string;
  /** A page of this site. */
  returnTo: string;
}>;

/** The provider's statement about a person. */
export type Identity = Readonly<{
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
}>;

export type Provider = {
  /**
   * The provider's authorization address. @param returnUrl the address that the provider redirects back to. @throws
   * when the provider does not answer.
   */
  authorizationUrl: (flow: Flow, returnUrl: string) => Promise<URL>;
  /**
   * @param url the complete return address. @throws when the answer does not belong to this flow, or the provider
   * rejects it.
   */
  identityOf: (flow: Flow, url: URL) => Promise<Identity>;
};
