import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NumberResult } from './NumberResult.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const cairo = { __typename: 'Exhibition', id: '801', name: 'Cairo Home' } as const;
const warsaw = { __typename: 'Exhibition', id: '805', name: 'Warsaw Home' } as const;
const jakarta = { __typename: 'Exhibition', id: '807', name: 'Jakarta Sports' } as const;
const badgeOf = (
  exhibition: typeof cairo | typeof warsaw | typeof jakarta,
  withdrawnOn: string | null = null,
) =>
  ({
    __typename: 'ExhibitionBadge',
    number: 'K7Q2-9MXD',
    company: 'Nile Trading House',
    withdrawnOn,
    exhibition,
  }) as const;

/** What a checker of the fair in Cairo reads. */
const textOf = (badges: Parameters<typeof NumberResult>[0]['badges']) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NumberResult exhibitionId="801" badges={badges}>
        {(number) => <button>Check in {number}</button>}
      </NumberResult>
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, ' ');

describe('§2.4 a typed number', () => {
  const another = 'has the same number';

  it('of this fair alone is valid, without a warning', () => {
    const text = textOf([badgeOf(cairo)]);
    expect(text).toContain('This number is valid');
    expect(text).toContain('Check in K7Q2-9MXD');
    expect(text).not.toContain(another);
  });

  it('of two fairs is valid, and the checker reads which other fair has it', () => {
    const text = textOf([badgeOf(warsaw), badgeOf(cairo)]);
    expect(text).toContain('This number is valid');
    expect(text).toContain('Check in K7Q2-9MXD');
    expect(text).toMatch(/A badge of another fair \(\s*Warsaw Home\s*\) has the same number/);
  });

  it('of other fairs only is refused, with the names of all', () => {
    const text = textOf([badgeOf(warsaw), badgeOf(jakarta)]);
    expect(text).toContain('Badge of another fair');
    expect(text).toContain('Warsaw Home and Jakarta Sports');
    expect(text).not.toContain('Check in');
  });
});
