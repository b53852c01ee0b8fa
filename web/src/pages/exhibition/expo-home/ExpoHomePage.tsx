import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ExhibitionTicket } from '#features/exhibition/ExhibitionTicket.tsx';
import type { ExhibitionTicketFragment } from '#graphql';
import { chipStyle } from '#ui/Chip.tsx';
import { useFormat } from '#ui/format.ts';
import { Section } from '#ui/Section.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { PageTop } from '../../PageTop.tsx';
import { exposOfSite, otherSites } from './expos-of-site.ts';

type Props = {
  readonly exhibitions: readonly ExhibitionTicketFragment[];
  readonly siteName: string;
};

/** §2.5 Expo home: the exhibitions of a site by their state, and the way to those of other sites. */
export function ExpoHomePage({ exhibitions, siteName }: Props) {
  const { open, coming, past } = exposOfSite(exhibitions, siteName);
  const others = otherSites(exhibitions, siteName);
  const { country } = useFormat();
  const place = country([...open, ...coming, ...past][0]?.countryCode ?? '');
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-10 pt-2 pb-8">
      <PageTop
        title={
          <span suppressHydrationWarning>
            <Trans>Trade fairs in {place}</Trans>
          </span>
        }
        here={<Trans>Trade fairs</Trans>}
      />
      <Tickets title={<Trans>Open now</Trans>} exhibitions={open} />
      <Tickets title={<Trans>Coming up</Trans>} exhibitions={coming} />
      <Tickets title={<Trans>Past trade fairs</Trans>} exhibitions={past} />
      {others.length > 0 && (
        <Section title={<Trans>Trade fairs in other countries</Trans>}>
          <ul className="flex flex-wrap gap-2">
            {others.map((other) => (
              <li key={other.siteName} className="max-w-full">
                <Link
                  to="/expo{$websiteEnName}"
                  params={{ websiteEnName: other.siteName }}
                  className={chipStyle}
                >
                  <CountryText code={other.countryCode} />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Tickets({ title, exhibitions }: Pick<Props, 'exhibitions'> & { readonly title: ReactNode }) {
  if (exhibitions.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="grid gap-3 md:grid-cols-2">
        {exhibitions.map((exhibition) => (
          <li key={exhibition.id} className="grid">
            <ExhibitionTicket exhibition={exhibition} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
