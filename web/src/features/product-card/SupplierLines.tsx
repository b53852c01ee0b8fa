import { Plural } from '@lingui/react/macro';
import { Dotted } from '#ui/Dotted.tsx';
import { ShieldCheck } from '#ui/icons.tsx';
import type { ProductCardFragment } from '#graphql';
import { CountryText, MonthText } from '#ui/Texts.tsx';

/** The supplier, its country, its years on the site, and its latest verification. */
export function SupplierLines({ supplier }: { supplier: NonNullable<ProductCardFragment['supplier']> }) {
  const {
    name,
    countryCode,
    yearsOnSite,
    verifications: [newest],
  } = supplier;
  return (
    <div className="pt-0.5 text-xs text-mute md:text-sm">
      <p dir="auto" className="truncate text-match">
        {name}
      </p>
      <p>
        <CountryText code={countryCode} />
        <span aria-hidden> · </span>
        <Plural value={yearsOnSite} _0="New supplier" one="# year" other="# years" />
      </p>
      {newest && (
        <p className="flex items-start gap-1 text-trust">
          <ShieldCheck aria-hidden size={15} className="mt-[0.1em] shrink-0" />
          <Dotted first={newest.title} second={<MonthText iso={newest.checkedOn} />} />
        </p>
      )}
    </div>
  );
}
