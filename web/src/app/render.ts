// The contract with the gateway: `render` of the built server entry and its input. Types only.
import type { LanguageCode } from '@fairgate/schema/locales';
import type { Device, UserKind } from '@fairgate/schema/urls/access';
import type { Execute } from '#platform/execute.ts';
import type { Site } from '#platform/site.ts';

export type { OperationResult, PersistedOperation } from '#platform/execute.ts';

/** An optimisation of web/src/fast; see its README. */
export type FastPart = 'client' | 'html' | 'badge';

export type RenderInput = {
  /**
   * GET of the page; the address includes the site's prefix and has the public origin. Aborted when the
   * client has closed the connection.
   */
  readonly request: Pick<Request, 'url' | 'signal'>;
  readonly locale: LanguageCode;
  readonly site: Site;
  readonly device: Device;
  readonly userKind: UserKind;
  /** Optimisations of web/src/fast that are turned off. */
  readonly plain?: readonly FastPart[];
  /** For every inline script, when the Content-Security-Policy names one. */
  readonly nonce?: string;
  readonly execute: Execute;
};

/** A page (200, 404, 5xx by the error catalogue) or a redirect (3xx with Location). */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** UTF-8; empty for a redirect. */
  readonly html: Buffer;
  /** The texts of the inline scripts, from where they are made, for the Content-Security-Policy. */
  readonly inlineScripts: readonly string[];
};

/** Rejects when the request was aborted, or when the shell of the page cannot be rendered. */
export type Render = (input: RenderInput) => Promise<RenderedPage>;
