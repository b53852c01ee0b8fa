import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmContact } from './ConfirmContact.tsx';
import type { Contact, Proof } from './proofs.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const all = { errorPolicy: 'all' } as const;
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.empty(),
  defaultOptions: { query: all, watchQuery: all, mutate: all },
});
const none: Contact = { email: '', dialingCode: '', mobile: '' };

/** The rows of the channels, as texts. */
function rowsOf(contact: Contact, proofs: readonly Proof[] = []): string[] {
  const html = renderToStaticMarkup(
    <ApolloProvider client={client}>
      <I18nProvider i18n={i18n}>
        <ConfirmContact
          channels={['EMAIL', 'MOBILE']}
          contact={contact}
          proofs={proofs}
          onProof={() => undefined}
          onChangeAddress={() => undefined}
        />
      </I18nProvider>
    </ApolloProvider>,
  );
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([row]) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

it('§7.3 a code can be sent to an address that is typed in full, and is confirmed until the address changes', () => {
  expect(rowsOf(none)).toEqual(['Email Enter an email first', 'SMS Enter a number first']);
  const contact = { email: 'amal@nile.example', dialingCode: '20', mobile: '100 123 4567' };
  const proof: Proof = {
    channel: 'EMAIL',
    address: 'amal@nile.example',
    id: 'id-1',
    until: Date.now() + 60_000,
  };
  expect(rowsOf(contact, [proof])).toEqual([
    'Email amal@nile.example Confirmed',
    'SMS +20 100 123 4567 Send code',
  ]);
  expect(rowsOf({ ...contact, email: 'omar@nile.example' }, [proof])[0]).toBe(
    'Email omar@nile.example Send code',
  );
});
