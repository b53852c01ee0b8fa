import { Plural, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Dotted } from '#ui/Dotted.tsx';
import { ShieldCheck } from '#ui/icons.tsx';
import type { ProductCardFragment } from '#graphql';
import { useFormat } from '#ui/format.ts';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { Rating } from '#ui/Rating.tsx';
import { CountryText, MonthText, PriceRangeText, ServiceText } from '#ui/Texts.tsx';

export function ResultRow({
  product,
  eager,
}: {
  readonly product: ProductCardFragment;
  readonly eager: boolean;
}) {
  const {
    id,
    slug,
    name,
    picture,
    price,
    minimumOrder,
    unit,
    leadTime: { minimumDays, maximumDays },
    supplier,
    rating,
  } = product;
  const { t } = useLingui();
  const { counted, number, range } = useFormat();
  const days = minimumDays === maximumDays ? number(maximumDays) : range(minimumDays, maximumDays);
  const [newest, ...older] = supplier?.verifications ?? [];
  return (
    <tr className="group *:border-b *:border-line *:py-3 *:pe-4 max-lg:*:not-first:ps-3 *:align-top *:group-last:border-b-0">
      <th
        scope="row"
        className="sticky start-0 z-1 bg-paper text-start font-normal max-lg:border-e max-lg:ps-4 md:max-lg:ps-6"
      >
        <Link
          to="/{$product}.html"
          params={{ product: { slug, id } }}
          className="flex items-start gap-3 hover:underline max-md:flex-col max-md:gap-1.5"
        >
          <LazyPicture
            picture={picture}
            sizes="80px"
            eager={eager}
            decorative
            className="size-16 shrink-0 rounded-sm border border-line md:size-20"
          />
          <span dir="auto" className="line-clamp-3 text-match max-md:line-clamp-4">
            <ServiceText>{name}</ServiceText>
          </span>
        </Link>
      </th>
      <td className="figures">
        <PriceRangeText from={price.from} to={price.to} className="text-base font-bold whitespace-nowrap" />
        <span className="block text-mute">/ {unit.singular}</span>
      </td>
      <td className="figures whitespace-nowrap">{counted(minimumOrder, unit)}</td>
      <td className="figures whitespace-nowrap">{t`${plural(maximumDays, { one: `${days} day`, other: `${days} days` })}`}</td>
      <td>
        {supplier ? (
          <>
            <span dir="auto" className="line-clamp-2 text-match">
              {supplier.name}
            </span>
            <span className="text-mute">
              <CountryText code={supplier.countryCode} /> ·{' '}
              <Plural value={supplier.yearsOnSite} _0="New supplier" one="# year" other="# years" />
            </span>
          </>
        ) : (
          <Missing />
        )}
      </td>
      <td>
        {newest ? (
          <span className="flex items-start gap-1 text-trust">
            <ShieldCheck aria-hidden size={15} className="mt-[0.1em] shrink-0" />
            <span>
              <Dotted first={newest.title} second={<MonthText iso={newest.checkedOn} />} />
              {older.length > 0 && (
                <span className="block text-mute">
                  <Plural
                    value={older.length}
                    one="and # more verification"
                    other="and # more verifications"
                  />
                </span>
              )}
            </span>
          </span>
        ) : (
          <Missing />
        )}
      </td>
      <td>{rating ? <Rating average={rating.average} count={rating.count} short /> : <Missing />}</td>
    </tr>
  );
}

function Missing() {
  const { t } = useLingui();
  return (
    <span className="text-mute">
      <span aria-hidden>–</span>
      <span className="sr-only">{t`Unknown`}</span>
    </span>
  );
}
