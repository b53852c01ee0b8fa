import { unansweredHours } from '@fairgate/schema/limits';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { WaitingEnquiryFragment } from '#graphql';
import { useDeskEnquiriesQuery } from '#operations/desk-enquiries.ts';
import { useRemindSupplierMutation } from '#operations/remind-supplier.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { Mail } from '#ui/icons.tsx';
import { pageOf, readDeskSearch } from './desk-search.ts';
import { AgeFilter } from './AgeFilter.tsx';
import { DeskPager } from './DeskFilter.tsx';
import { useDeskList } from './use-desk-list.tsx';

const route = getRouteApi('/desk');

/** Enquiries that their suppliers have not answered for some time, the newest first. */
export function Enquiries() {
  const search = readDeskSearch(route.useSearch());
  const read = useDeskEnquiriesQuery({
    skip: useSignedIn() !== 'operator',
    variables: { hours: Number(search.age ?? unansweredHours), ...pageOf(search) },
    fetchPolicy: 'no-cache',
  });
  const { own, instead } = useDeskList(read, 'unansweredEnquiries');
  if (!own?.unansweredEnquiries) return instead;
  const { totalCount: count, nodes, pageInfo } = own.unansweredEnquiries;
  return (
    <>
      <AgeFilter />
      {nodes.length === 0 ? (
        <EmptyView icon={Mail} title={<Trans>No enquiry waits that long</Trans>} />
      ) : (
        <>
          <p role="status" className="text-sm text-mute">
            <Plural value={count} one="# enquiry" other="# enquiries" />
          </p>
          <ul
            aria-busy={!read.data}
            className={classes('grid items-start gap-3 lg:grid-cols-2', !read.data && 'opacity-60')}
          >
            {nodes.map((enquiry) => (
              <li key={enquiry.id}>
                <EnquiryItem enquiry={enquiry} />
              </li>
            ))}
          </ul>
        </>
      )}
      <DeskPager page={pageInfo} />
    </>
  );
}

/** An enquiry, with a reminder to its supplier. */
function EnquiryItem({ enquiry }: { readonly enquiry: WaitingEnquiryFragment }) {
  const { i18n } = useLingui();
  const [reminded, setReminded] = useState(enquiry);
  const [remind, { loading }] = useRemindSupplierMutation();
  const { error, attempt } = useAttempt();
  const { id, number, supplier, contactName, accountCount, createdAt } = enquiry;
  const { remindedAt } = reminded;
  const send = async () => {
    const done = await attempt(remind({ variables: { enquiryId: id } }), (data) => data.remindSupplier);
    if (done) setReminded(done);
  };
  return (
    <article className="grid gap-2 rounded-lg border border-line bg-paper p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-mute">
        <bdi className="figures">{number}</bdi>
        <time dateTime={createdAt}>{formatDayAndTime(i18n.locale, createdAt)}</time>
      </div>
      <h2 dir="auto" className="text-match text-lg wrap-anywhere">
        {supplier ? supplier.name : <Trans>A supplier that is no longer listed</Trans>}
      </h2>
      <p>
        <Trans>
          Sent by <bdi>{contactName}</bdi>
        </Trans>
      </p>
      {remindedAt && (
        <p role="status" className="text-sm text-mute">
          <Trans>Reminded on {formatDayAndTime(i18n.locale, remindedAt)}</Trans>
        </p>
      )}
      <ErrorOfOperation error={error} />
      {accountCount === 0 ? (
        <p className="text-sm text-mute">
          <Trans>Nobody at this supplier has an account yet. Invite a contact first.</Trans>
        </p>
      ) : (
        <div className="flex max-sm:*:w-full">
          <Button pending={loading} onClick={() => void send()}>
            <Trans>Remind supplier</Trans>
          </Button>
        </div>
      )}
    </article>
  );
}
