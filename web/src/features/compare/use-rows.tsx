import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useToday } from '#platform/use-today.ts';
import { checkColour } from '#ui/check-colour.ts';
import { useFormat } from '#ui/format.ts';
import { Rating } from '#ui/Rating.tsx';
import { CountryText, MonthText, PerUnit, PriceRangeText } from '#ui/Texts.tsx';
import type { Compared } from './compared.ts';
import { attributeRows, type Row } from './rows.tsx';

/** The rows of the table: first those of a product card in its order, then the attributes. */
export function useRows(items: readonly Compared[]): Row[] {
  const { t } = useLingui();
  const today = useToday();
  const { counted, number, range, list, country } = useFormat();
  const place = (city: string, countryCode: string) => t`${city}, ${country(countryCode)}`;
  const of = (value: (item: Compared) => Row['values'][number]) => items.map(value);
  return [
    {
      key: 'price',
      name: <Trans>Unit price</Trans>,
      values: of(({ product: { price, unit } }) => (
        <>
          <PriceRangeText from={price.from} to={price.to} className="text-base font-bold" />
          <PerUnit unit={unit} />
        </>
      )),
    },
    {
      key: 'minimum',
      name: <Trans>Minimum order</Trans>,
      values: of(({ product: { minimumOrder, unit } }) => counted(minimumOrder, unit)),
    },
    {
      key: 'lead',
      name: <Trans>Lead time</Trans>,
      values: of(
        ({
          product: {
            leadTime: { minimumDays, maximumDays },
          },
        }) => {
          const days = minimumDays === maximumDays ? number(maximumDays) : range(minimumDays, maximumDays);
          return t`${plural(maximumDays, { one: `${days} day`, other: `${days} days` })}`;
        },
      ),
    },
    {
      key: 'supplier',
      name: <Trans>Supplier</Trans>,
      values: of(
        ({ product: { supplier } }) =>
          supplier && (
            <>
              <span dir="auto" className="block">
                {supplier.name}
              </span>
              <span className="text-mute">
                <CountryText code={supplier.countryCode} /> ·{' '}
                <Plural value={supplier.yearsOnSite} _0="New supplier" one="# year" other="# years" />
              </span>
            </>
          ),
      ),
    },
    {
      key: 'checked',
      name: <Trans>Verified</Trans>,
      values: of(
        ({ product: { supplier } }) =>
          supplier &&
          supplier.verifications.length > 0 && (
            <ul>
              {supplier.verifications.map(({ title, checkedOn }) => (
                <li key={title} className={checkColour(checkedOn, today)}>
                  {title} <MonthText iso={checkedOn} />
                </li>
              ))}
            </ul>
          ),
      ),
    },
    {
      key: 'rating',
      name: <Trans>Rating</Trans>,
      values: of(
        ({ product: { rating } }) => rating && <Rating average={rating.average} count={rating.count} />,
      ),
    },
    {
      key: 'certificates',
      name: <Trans>Certificates</Trans>,
      values: of(({ facts }) => facts && list(facts.certificates.map(({ code }) => code))),
    },
    {
      key: 'port',
      name: <Trans>Port of loading</Trans>,
      values: of(({ facts }) => facts?.port && place(facts.port.name, facts.port.countryCode)),
    },
    {
      key: 'terms',
      name: <Trans>Shipping terms</Trans>,
      values: of(({ facts }) => facts && list(facts.shipmentTerms.map(({ code }) => code))),
    },
    ...attributeRows(items),
  ];
}
