import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { exhibitionAddress } from '#features/exhibition/exhibition-path.ts';
import type { DisclosureRowFragment } from '#graphql';

type Props = { readonly disclosure: DisclosureRowFragment };
const linkStyle = 'underline-offset-4 hover:underline';

/** Who received the details. */
export function Recipient({
  disclosure: { recipient, supplier, exhibition, personName, companyName },
}: Props) {
  const fair = exhibition?.name;
  switch (recipient) {
    case 'SUPPLIER':
      return supplier ? (
        <Link
          to="/supplier/{$supplier}.html"
          params={{ supplier: { slug: supplier.slug, id: supplier.id } }}
          className={`${linkStyle} inline-flex items-center pointer-coarse:min-h-11`}
        >
          <bdi>{supplier.name}</bdi>
        </Link>
      ) : companyName ? (
        <bdi>{companyName}</bdi>
      ) : (
        <Trans>A supplier that is no longer listed</Trans>
      );
    case 'ORGANISER':
      return exhibition ? (
        <Trans>
          Organiser of{' '}
          <a href={exhibitionAddress(exhibition)} className={linkStyle}>
            {fair}
          </a>
        </Trans>
      ) : (
        <Trans>Organiser of a fair that is no longer listed</Trans>
      );
    case 'PERSON':
      return (
        <bdi>{[personName, companyName].filter(Boolean).join(' · ') || <Trans>Another buyer</Trans>}</bdi>
      );
    case 'TEAM':
      return <Trans>Our team</Trans>;
  }
}
