import { unansweredHours } from '@fairgate/schema/limits';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { WaitingRfqFragment } from '#graphql';
import { useDeskRfqsQuery } from '#operations/desk-rfqs.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { classes } from '#ui/classes.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { FileText } from '#ui/icons-on-demand.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { AgeFilter } from './AgeFilter.tsx';
import { pageOf, readDeskSearch } from './desk-search.ts';
import { DeskPager } from './DeskFilter.tsx';
import { useDeskList } from './use-desk-list.tsx';

const route = getRouteApi('/desk');

/** Requests for quotation that have no answer for some time, the newest first. */
export function Rfqs() {
  const search = readDeskSearch(route.useSearch());
  const read = useDeskRfqsQuery({
    skip: useSignedIn() !== 'operator',
    variables: { hours: Number(search.age ?? unansweredHours), ...pageOf(search) },
    fetchPolicy: 'no-cache',
  });
  const { own, instead } = useDeskList(read, 'unansweredRfqs');
  if (!own?.unansweredRfqs) return instead;
  const { totalCount: count, nodes, pageInfo } = own.unansweredRfqs;
  return (
    <>
      <AgeFilter />
      {nodes.length === 0 ? (
        <EmptyView icon={FileText} title={<Trans>No request waits that long</Trans>} />
      ) : (
        <>
          <p role="status" className="text-sm text-mute">
            <Plural value={count} one="# request" other="# requests" />
          </p>
          <ul
            aria-busy={!read.data}
            className={classes('grid items-start gap-3 lg:grid-cols-2', !read.data && 'opacity-60')}
          >
            {nodes.map((rfq) => (
              <li key={rfq.id}>
                <RfqItem rfq={rfq} />
              </li>
            ))}
          </ul>
        </>
      )}
      <DeskPager page={pageInfo} />
    </>
  );
}

/** A request, and what each supplier has done with it. */
function RfqItem({ rfq }: { readonly rfq: WaitingRfqFragment }) {
  const { i18n } = useLingui();
  const { number, productName, category, countryCode, createdAt, suppliers } = rfq;
  return (
    <article className="grid gap-2 rounded-lg border border-line bg-paper p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-mute">
        <bdi className="figures">{number}</bdi>
        <time dateTime={createdAt}>{formatDayAndTime(i18n.locale, createdAt)}</time>
      </div>
      <h2 dir="auto" className="text-match text-lg wrap-anywhere">
        {productName}
      </h2>
      <p className="flex flex-wrap gap-x-3 text-sm text-mute">
        {category && <span>{category.name}</span>}
        {countryCode && <CountryText code={countryCode} />}
      </p>
      {suppliers.length === 0 ? (
        <p className="text-sm">
          <Trans>No supplier was chosen, and none has answered.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line text-sm">
          {suppliers.map((part) => (
            <SupplierPart key={part.supplierId} part={part} />
          ))}
        </ul>
      )}
    </article>
  );
}

function SupplierPart({ part }: { readonly part: WaitingRfqFragment['suppliers'][number] }) {
  const { supplier, answer, accountCount } = part;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
      <span className="min-w-0 wrap-anywhere">
        {supplier ? (
          <Link
            to="/supplier/{$supplier}.html"
            params={{ supplier: { slug: supplier.slug, id: supplier.id } }}
            className="line-link underline underline-offset-4"
          >
            <bdi>{supplier.name}</bdi>
          </Link>
        ) : (
          <Trans>A supplier that is no longer listed</Trans>
        )}
        {accountCount === 0 && (
          <span className="block text-mute">
            <Trans>Nobody at this supplier has an account yet. Invite a contact first.</Trans>
          </span>
        )}
      </span>
      <span className="text-mute">
        <AnswerText answer={answer} />
      </span>
    </li>
  );
}

function AnswerText({ answer }: { readonly answer: WaitingRfqFragment['suppliers'][number]['answer'] }) {
  switch (answer) {
    case 'QUOTED':
      return <Trans>Quoted</Trans>;
    case 'DECLINED':
      return <Trans>Declined</Trans>;
    case 'WROTE':
      return <Trans>Asked a question</Trans>;
    case 'SEEN':
      return <Trans>Seen, not answered</Trans>;
    case 'WAITING':
      return <Trans>Not seen yet</Trans>;
  }
}
