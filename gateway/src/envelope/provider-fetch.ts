// How the gateway asks a sign-in provider, for the library that speaks OAuth.

type Options = {
  body?: unknown;
  headers: Record<string, string>;
  method: string;
  redirect: 'manual';
  signal?: AbortSignal | undefined;
};

/**
 * @param returnQuery of the address that the provider sends people back to. RFC 6749 §4.1.3 wants that address whole beside
 * the code; the library leaves out its query, by which §2.2 tells the providers apart.
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
