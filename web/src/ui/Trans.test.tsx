import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const html = (text: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{text}</I18nProvider>);

describe('a value in a text', () => {
  it.each(['<b>bold</b>', '<0>first</0>', '<1/>', 'a < b > c', '<script>alert(1)</script>', '&lt;b&gt;'])(
    'shows as typed: %s',
    (keyword) => {
      const escaped = renderToStaticMarkup(<>{keyword}</>);
      expect(
        html(
          <Trans>
            Found “<bdi>{keyword}</bdi>” here
          </Trans>,
        ),
      ).toBe(`Found “<bdi>${escaped}</bdi>” here`);
      expect(html(<Trans>Per {keyword}</Trans>)).toBe(`Per ${escaped}`);
    },
  );

  it('shows as typed next to a number', () => {
    const unit = '<i>box</i>';
    expect(html(<Plural value={2} one={`# ${unit}`} other={`# ${unit}`} />)).toBe('2 &lt;i&gt;box&lt;/i&gt;');
  });
});
