import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SubmissionNote } from './SubmissionNote.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const textOf = (state: Parameters<typeof SubmissionNote>[0]['state'], online = true) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SubmissionNote state={state} online={online} onChange={() => undefined} isChanging={false} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, ' ');

describe('§8 what a person reads of a submission', () => {
  it('with an unknown outcome: that nobody knows whether it arrived', () => {
    const text = textOf({ kind: 'unknown' });
    expect(text).toContain('We couldn’t confirm that it arrived. Please send it again.');
    expect(text).not.toContain('Sending');
  });

  it('on its way: that it is being sent, and without a network that it waits on this device', () => {
    expect(textOf({ kind: 'sending' })).toContain('Sending…');
    expect(textOf({ kind: 'sending' }, false)).toContain('Saved on this device');
  });
});
