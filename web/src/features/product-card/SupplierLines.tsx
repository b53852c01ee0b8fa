import { Plural } from '@lingui/react/macro';
import { useToday } from '#platform/use-today.ts';
import { checkColour } from '#ui/check-colour.ts';
import { classes } from '#ui/classes.ts';
import { Dotted } from '#ui/Dotted.tsx';
import { ShieldCheck } from '#ui/icons.tsx';
import type { ProductCardFragment } from '#graphql';
import { CountryText, MonthText } from '#ui/Texts.tsx';

/** The supplier, its country, its years on the site, its latest verification and how many more. */
export function SupplierLines({ supplier }: { supplier: NonNullable<ProductCardFragment['supplier']> }) {
  const {
    name,
    countryCode,
    yearsOnSite,
    verifications: [newest, ...others],
  } = supplier;
  const today = useToday();
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
        <p className={classes('flex items-start gap-1', checkColour(newest.checkedOn, today))}>
          <ShieldCheck aria-hidden size={15} className="mt-[0.1em] shrink-0" />
          <Dotted first={newest.title} second={<NewestCheck day={newest.checkedOn} more={others.length} />} />
        </p>
      )}
    </div>
  );
}

function NewestCheck({ day, more }: { readonly day: string; readonly more: number }) {
  return (
    <>
      <MonthText iso={day} />
      {more > 0 && (
        <span className="ms-1 inline-block text-mute">
          <Plural value={more} one="+# more" other="+# more" />
        </span>
      )}
    </>
  );
}
