import type { ReactNode } from 'react';
import { Fascia } from '#ui/Fascia.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { type Card, titleOf } from './card.ts';
import { useCardLabels } from '#ui/use-card-labels.ts';

type Props = {
  readonly card: Card;
  readonly stand?: { readonly hall: string | null; readonly standNumber: string | null };
  readonly heading?: 'h2' | 'h3';
  /** What one can do with it, such as saving. */
  readonly children?: ReactNode;
};

/** A business card under the company's fascia board. Fields that are not disclosed are absent. */
export function CardSheet({ card, stand, heading: Heading = 'h2', children }: Props) {
  const labels = useCardLabels();
  const { name, company, jobTitle, email, phone, countryCode, website } = card;
  const place = stand?.hall && stand.standNumber ? `${stand.hall}-${stand.standNumber}` : undefined;
  const link = 'underline underline-offset-4 inline-flex min-h-6 items-center pointer-coarse:min-h-11';
  const lines: readonly (readonly [label: string, content: ReactNode])[] = [
    [
      labels.email,
      email && (
        <a href={`mailto:${encodeURIComponent(email)}`} dir="ltr" className={link}>
          {email}
        </a>
      ),
    ],
    [
      labels.phone,
      phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr" className={link}>
          {phone}
        </a>
      ),
    ],
    [
      labels.website,
      website && (
        <a href={webAddress(website)} rel="noopener nofollow" target="_blank" dir="ltr" className={link}>
          {website}
        </a>
      ),
    ],
    [labels.countryCode, countryCode && <CountryText code={countryCode} />],
  ];
  const shown = lines.filter(([, content]) => Boolean(content));
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-paper">
      {company !== null && <Fascia {...(place && { stand: place })}>{company}</Fascia>}
      <div className="grid gap-3 p-4">
        {(name !== null || company === null) && (
          <div>
            <Heading dir="auto" className="text-match text-2xl wrap-anywhere">
              {name ?? titleOf(card)}
            </Heading>
            {jobTitle && (
              <p dir="auto" className="text-match text-mute wrap-anywhere">
                {jobTitle}
              </p>
            )}
          </div>
        )}
        {shown.length > 0 && (
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
            {shown.map(([label, content]) => (
              <div key={label} className="contents">
                <dt className="text-sm text-mute sm:py-0.5">{label}</dt>
                <dd className="wrap-anywhere">{content}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
    </article>
  );
}

/** A website without a scheme is meant as https. No other scheme is a link to a website. */
const webAddress = (text: string): string => (/^https?:\/\//i.test(text) ? text : `https://${text}`);
