// The content security policies of all kinds of answers (https://www.w3.org/TR/CSP3/).
import { hash } from 'node:crypto';

export type ContentPolicies = {
  /** A page of the site. @param inlineScripts their texts, from where they are made. */
  page: (origin: string, inlineScripts: readonly string[]) => string;
  /** The API explorer: its editor has workers and writes styles. No page may frame it: it can send any operation. */
  explorer: (origin: string) => string;
};

/** Data, errors, pictures: nothing in them is loaded or executed, should a browser ever show one as a document. */
export const dataPolicy = policyOf({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The worker that reads business cards: it compiles WebAssembly, and loads and sends nothing. A worker has the policy of its
 * own file, so no page needs to allow WebAssembly.
 */
export const readWorkerPolicy = policyOf({
  'default-src': ["'none'"],
  'script-src': ["'wasm-unsafe-eval'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Attached files: a document that a browser shows in spite of all is in a sandbox, and loads and executes nothing. */
export const filePolicy = `${dataPolicy}; sandbox`;

/** Mails with their pictures, and their list. */
export const mailPolicy = policyOf({
  'default-src': ["'none'"],
  'img-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The page of a visitor whom the gateway cannot serve now (busy-page.ts). */
export const busyPolicy = policyOf({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/**
 * @param options.contentOrigins other origins of pictures, videos and files. @param options.production false: Vite's
 * client may connect to its own port.
 */
export function createContentPolicies({
  contentOrigins,
  production,
}: {
  contentOrigins: readonly string[];
  production: boolean;
}): ContentPolicies {
  // 'self' does not cover WebSockets in older browsers.
  const connections = (origin: string) => [
    "'self'",
    production ? origin.replace(/^http/, 'ws') : 'ws:',
    ...contentOrigins,
  ];
  return {
    // A nonce changes with every answer and pages are stored; so the policy names each inline script by its hash.
    page: (origin, inlineScripts) =>
      policyOf({
        'default-src': ["'self'"],
        'script-src': ["'self'", ...new Set(inlineScripts.map(hashSource))],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...contentOrigins],
        'media-src': ["'self'", 'blob:', ...contentOrigins],
        'font-src': ["'self'", 'data:'],
        'connect-src': connections(origin),
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'frame-src': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        // A badge's form for Google Wallet is redirected there (wallet.ts).
        'form-action': ["'self'", 'https://pay.google.com'],
        'frame-ancestors': ["'self'"],
        // The policies of web/src/app/trusted-types.ts, and of the card reader (web/src/features/card-reader) for the
        // address of its worker. Vite's client shows its errors as markup.
        ...(production && {
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ['default', 'card-reader'],
        }),
      }),
    explorer: (origin) =>
      policyOf({
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': connections(origin),
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      }),
  };
}

function hashSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}

function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
