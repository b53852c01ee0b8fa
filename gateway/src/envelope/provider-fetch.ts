// The fetch function that the OAuth library uses to call a sign-in provider.

type Options = {
  body?: unknown;
  headers: Record<string, string>;
  method: string;
  redirect: 'manual';
  signal?: AbortSignal | undefined;
};

/**
 * @param returnQuery query of the provider's return address. RFC 6749 §4.1.3 requires the whole address with the
 * code; the library omits the query, which identifies the provider in §2.2.
 */
export function createProviderFetch(
  returnQuery: string,
): (url: string, options: Options) => Promise<Response> {
  return (url, options) => {
    const { body } = options;
    const address = body instanceof URLSearchParams ? body.get('redirect_uri') : null;
    if (address !== null) (body as URLSearchParams).set('redirect_uri', address + returnQuery);
    return fetch(url, options as RequestInit);
  };
}
