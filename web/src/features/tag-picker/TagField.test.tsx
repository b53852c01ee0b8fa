import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noChoice, type TagChoice } from './tag-choice.ts';
import { TagField } from './TagField.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const all = { errorPolicy: 'all' } as const;
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.empty(),
  defaultOptions: { query: all, watchQuery: all, mutate: all },
});
const htmlOf = (value: TagChoice) =>
  renderToStaticMarkup(
    <ApolloProvider client={client}>
      <I18nProvider i18n={i18n}>
        <TagField
          label="Products of interest"
          value={value}
          onChange={() => undefined}
          error={value === noChoice && 'Choose one'}
        />
      </I18nProvider>
    </ApolloProvider>,
  );

it('§2.8 renders its label and the empty value before scripts load', () => {
  const html = htmlOf(noChoice);
  expect(html).toMatch(/aria-label="Products of interest: [^"]+"/);
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).not.toContain('<ul');
});

it('§3 shows chosen tags by the names they were chosen by, and a product name as typed', () => {
  const html = htmlOf({
    tag: [
      { value: 'pans', label: 'Pots and pans' },
      { value: 'lamps', label: 'Desk lamps' },
    ],
    product: '',
  });
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('Desk lamps');
  expect(htmlOf({ tag: [], product: 'copper samovar' })).toContain('copper samovar');
});
