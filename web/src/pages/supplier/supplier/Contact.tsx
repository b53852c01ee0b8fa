import { localeOf, toLanguageCode } from '@fairgate/schema/locales';
import { Trans } from '@lingui/react/macro';
import { Facts, type Fact } from '#ui/Facts.tsx';
import { useFormat } from '#ui/format.ts';
import { ShareButton } from '#features/share/ShareButton.tsx';
import type { Supplier } from './SupplierHeading.tsx';
import { TimeThere } from './TimeThere.tsx';

/** In which languages, at which hours and how soon they answer. */
export function Contact({ supplier: { languages, timeZone, responsiveness } }: { readonly supplier: Supplier }) {
  const { percent, number } = useFormat();
  const spoken = languages.flatMap((code) => toLanguageCode(code) ?? []).map(localeOf);
  const facts: (Fact | false)[] = [
    spoken.length > 0 && { key: 'languages', name: <Trans>Languages</Trans>, value: <ul className="flex flex-wrap gap-x-3">{spoken.map(({ code, tag, endonym }) => <li key={code} lang={tag}><bdi>{endonym}</bdi></li>)}</ul> },
    timeZone !== null && { key: 'time', name: <Trans>Time there now</Trans>, value: <TimeThere timeZone={timeZone} /> },
  ];
  return (
    <div className="grid gap-4">
      <Facts facts={facts.filter((fact) => fact !== false)} />
      {responsiveness && <p className="text-sm text-mute"><Trans>Answers {percent(responsiveness.rate)} of enquiries within a day, usually in {number(responsiveness.medianHours)} h</Trans></p>}
      <div><ShareButton /></div>
    </div>
  );
}
