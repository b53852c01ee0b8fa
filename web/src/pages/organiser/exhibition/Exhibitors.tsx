import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { useFormat } from '#ui/format.ts';
import { Pager } from '#ui/Pager.tsx';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { readOrganiserSearch } from './organiser-search.ts';
import type { Own } from './own-exhibition.ts';

const perPage = 50;
const route = getRouteApi('/organiser/$exhibitionId');

type Props = { readonly list: NonNullable<Own['exhibitors']>; readonly isBusy: boolean };

/** The exhibitors by stand, with a search. */
export function Exhibitors({ list, isBusy }: Props) {
  const { t } = useLingui();
  const { list: listed } = useFormat();
  const params = route.useParams();
  const navigate = useNavigate();
  const { find, pageNo } = readOrganiserSearch(route.useSearch());
  const { totalCount: count, nodes } = list;
  return (
    <Section title={<Trans>Exhibitors</Trans>}>
      <form
        role="search"
        className="flex max-w-2xl flex-wrap items-end gap-3 *:first:grow"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('find');
          const words = typeof typed === 'string' ? typed.trim() : '';
          void navigate({
            to: '/organiser/$exhibitionId',
            params,
            search: words ? { find: words } : {},
            resetScroll: false,
          });
        }}
      >
        <TextField
          key={find}
          type="search"
          name="find"
          label={t`Company, stand or product`}
          defaultValue={find}
          enterKeyHint="search"
          maxLength={200}
        />
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
      <p role="status" className="text-sm text-mute">
        <Plural value={count} one="# exhibitor" other="# exhibitors" />
      </p>
      {nodes.length > 0 && (
        <div
          role="region"
          aria-label={t`Exhibitors`}
          aria-busy={isBusy}
          tabIndex={0}
          className={classes('overflow-x-auto rounded-md border border-line', isBusy && 'opacity-60')}
        >
          <table className="w-full text-sm">
            <thead className="bg-surface text-mute">
              <tr className="*:px-3 *:py-2 *:text-start *:font-normal">
                <th scope="col">
                  <Trans>Stand</Trans>
                </th>
                <th scope="col">
                  <Trans>Company</Trans>
                </th>
                <th scope="col">
                  <Trans>Country</Trans>
                </th>
                <th scope="col" className="max-md:hidden">
                  <Trans>Products</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {nodes.map(({ number, name, countryCode, products, stand }) => (
                <tr key={number} className="border-t border-line *:px-3 *:py-2.5 *:align-top">
                  <td className="figures whitespace-nowrap">
                    <bdi>{`${stand.hall}-${stand.number}`}</bdi>
                  </td>
                  <th scope="row" className="min-w-40 text-start font-semibold wrap-anywhere">
                    <bdi>{name}</bdi>
                  </th>
                  <td>
                    <CountryText code={countryCode} />
                  </td>
                  <td dir="auto" className="text-match text-mute max-md:hidden">
                    {listed(products)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager
        page={pageNo}
        pageCount={Math.ceil(count / perPage)}
        link={({ page, ...link }) => (
          <Link
            key={`${link['aria-label']}`}
            to="/organiser/$exhibitionId"
            params={params}
            search={{ ...(find && { find }), ...(page > 1 && { pageNo: page }) }}
            {...link}
          />
        )}
      />
    </Section>
  );
}
