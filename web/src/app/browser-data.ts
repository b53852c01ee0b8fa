// Apollo Client with its links, loaded after hydration (see #fast/light-client.ts).
import type { ApolloClient } from '@apollo/client';
import type { LanguageCode } from '@fairgate/schema/locales';
import { NotFoundPage, OfflineHelp, OfflineText } from '#pages/shell/on-demand-parts.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { onSignedIn } from '#platform/session/signed-in.ts';
import { createApollo } from './apollo.ts';
import { browserLink } from './browser-link.ts';
import type { Language } from '#platform/router-context.ts';
import { sourceOf } from '#platform/data-source.ts';
import { endpoint } from '#platform/endpoint.ts';
import { openLanguage } from './language.ts';

/** The clients of the language on screen and of one that is being opened. */
const open = new Set<ApolloClient>();
onSignedIn(() => open.forEach(forgetViewer));

export function openClient(locale: LanguageCode, siteId: string): ApolloClient {
  const client = createApollo(browserLink(endpoint(locale, siteId)));
  open.add(client);
  // When a request fails because the network is down, what is shown instead can no longer be fetched.
  Promise.all([ErrorMessage, NotFoundPage, OfflineHelp, OfflineText].map((part) => part.preload())).catch(
    (cause: unknown) => console.warn('The views of errors could not be loaded', cause),
  );
  return client;
}

/** The data of the viewer belongs to another viewer or is out of date: its components fetch it again. */
function forgetViewer({ cache }: ApolloClient): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
  cache.gc();
}

/** The page is now rendered with this client: those of earlier languages are dropped. */
export function closeClientsBefore(client: ApolloClient): void {
  for (const one of open) {
    if (one === client) return;
    open.delete(one);
  }
}

/** Rejects when the texts cannot be loaded. */
export async function openLanguageOf(locale: LanguageCode, siteId: string): Promise<Language> {
  const client = openClient(locale, siteId);
  try {
    const language = await openLanguage(locale, sourceOf(client));
    return { ...language, onShown: () => closeClientsBefore(client) };
  } catch (cause) {
    open.delete(client);
    throw cause;
  }
}
