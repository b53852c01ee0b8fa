// The contract with the gateway: `render` of the built server entry, and what it needs. Types only.
import type { LanguageCode } from '@fairgate/schema/locales';
import type { Device, UserKind } from '@fairgate/schema/urls/access';
import type { Site } from '#platform/site.ts';

/** A document from `persisted-documents.json`, by the SHA-256 of its text. */
export type PersistedOperation = {
  readonly hash: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** What GraphQL answers: partial data and errors may stand side by side. */
export type OperationResult = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Record<string, unknown>;
  }[];
};

/** An optimisation of web/src/fast; its README says what each does. */
export type FastPart = 'client' | 'html' | 'json' | 'head';

export type RenderInput = {
  /** GET of the page; the address includes the site's prefix, and its origin is the public one. Aborted: nobody waits any more. */
  readonly request: Pick<Request, 'url' | 'signal'>;
  readonly locale: LanguageCode;
  readonly site: Site;
  readonly device: Device;
  readonly userKind: UserKind;
  /** Optimisations of web/src/fast that are turned off. */
  readonly plain?: readonly FastPart[];
  /** For every inline script, when the Content-Security-Policy names one. */
  readonly nonce?: string;
  /** Runs a document in the request's language and site, without a viewer. A rejection counts as NETWORK_ERROR. */
  readonly execute: (operation: PersistedOperation) => Promise<OperationResult>;
};

/** Page (200, 404, 5xx by the error catalogue) or redirect (3xx with Location). */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** UTF-8; empty with a redirect. */
  readonly html: Buffer;
  /** The texts of the scripts that run within it, for the policy to name. */
  readonly inlineScripts: readonly string[];
};

/** Rejects when the request was aborted, or when not even the shell of the page could be rendered. */
export type Render = (input: RenderInput) => Promise<RenderedPage>;
