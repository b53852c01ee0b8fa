import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { VerifiedSupplierFragment } from '#graphql';
import { CountryText } from '#ui/Texts.tsx';

/** The supplier: name, business type, place, years on the site. */
export function SupplierLine({ supplier }: { readonly supplier: VerifiedSupplierFragment }) {
  const { id, slug, name, businessTypeName, city, countryCode, yearsOnSite } = supplier;
  return (
    <div>
      <h3 dir="auto" className="text-match text-lg">
        <Link
          to="/supplier/{$supplier}.html"
          params={{ supplier: { slug, id } }}
          className="line-link underline underline-offset-4"
        >
          {name}
        </Link>
      </h3>
      <p className="text-sm text-mute">
        {businessTypeName}
        <span aria-hidden> · </span>
        {city}, <CountryText code={countryCode} />
        <span aria-hidden> · </span>
        <Plural
          value={yearsOnSite}
          _0="New on Fairgate"
          one="# year on Fairgate"
          other="# years on Fairgate"
        />
      </p>
    </div>
  );
}
