import { localeOf, toLanguageCode } from '@fairgate/schema/locales';
import { Trans } from '@lingui/react/macro';
import { ReplyTime } from '#features/supplier-card/ReplyTime.tsx';
import { Link, useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ShareButton } from '#features/share/ShareButton.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Facts, type Fact } from '#ui/Facts.tsx';
import { Section } from '#ui/Section.tsx';
import { inBackground } from '#ui/on-demand.tsx';
import type { Supplier } from './SupplierHeading.tsx';
import { TimeThere } from './TimeThere.tsx';

const EnquiryForm = inBackground(() => import('./EnquiryForm.tsx').then((module) => module.EnquiryForm));

/** The supplier's languages, hours and response time, and the enquiry form. */
export function Contact({
  supplier: { id, languages, timeZone, responsiveness },
}: {
  readonly supplier: Supplier;
}) {
  const isHydrated = useHydrated();
  const spokenLocales = languages.flatMap((code) => toLanguageCode(code) ?? []).map(localeOf);
  const facts: (Fact | false)[] = [
    spokenLocales.length > 0 && {
      key: 'languages',
      name: <Trans>Languages</Trans>,
      value: (
        <ul className="flex flex-wrap gap-x-3">
          {spokenLocales.map(({ code, tag, endonym }) => (
            <li key={code} lang={tag}>
              <bdi>{endonym}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
    timeZone !== null && {
      key: 'time',
      name: <Trans>Local time</Trans>,
      value: (
        <span className="figures inline-block min-h-[1lh]">
          {isHydrated && <TimeThere timeZone={timeZone} />}
        </span>
      ),
    },
    responsiveness !== null && {
      key: 'answers',
      name: <Trans>Response</Trans>,
      value: (
        <span suppressHydrationWarning>
          <ReplyTime {...responsiveness} />
        </span>
      ),
    },
  ];
  return (
    <div
      id="contact"
      className="scroll-mt-[calc(var(--header)+1rem)] rounded-lg bg-surface p-5 max-md:-mx-4 max-md:rounded-none max-md:px-4 md:p-10"
    >
      <Section title={<Trans>Send an enquiry</Trans>}>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <div className="grid content-start gap-4">
            <p className="max-w-xl text-mute">
              <Trans>
                Your message goes straight to the supplier. The reply will be in your inbox, and we’ll email
                you. It’s free, with no obligation.
              </Trans>
            </p>
            <Facts facts={facts.filter((fact) => fact !== false)} />
            <div className="flex flex-wrap gap-2">
              <Link to="/requestMeeting" search={{ supplier: id }} className={buttonStyle()}>
                <Trans>Request a meeting</Trans>
              </Link>
              <ShareButton />
            </div>
          </div>
          {/* The form needs scripts and is at the foot of the page: until then an empty box holds
                its place. */}
          <div className="min-h-120">
            {isHydrated && (
              <Suspense>
                <EnquiryForm key={id} supplierId={id} />
              </Suspense>
            )}
          </div>
        </div>
      </Section>
    </div>
  );
}
