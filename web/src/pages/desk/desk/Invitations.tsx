import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { OpenInvitationFragment } from '#graphql';
import { useDeskInvitationsQuery } from '#operations/desk-invitations.ts';
import { useResendInvitationMutation } from '#operations/resend-invitation.ts';
import { useRevokeInvitationMutation } from '#operations/revoke-invitation.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { pageOf, readDeskSearch } from './desk-search.ts';
import { DeskPager, DeskWords, NothingMatches } from './DeskFilter.tsx';
import { InviteForm } from './InviteForm.tsx';
import { useDeskList } from './use-desk-list.tsx';

const route = getRouteApi('/desk');

/** Invites suppliers' people, and lists the invitations that nobody has accepted yet. */
export function Invitations() {
  const { t } = useLingui();
  const search = readDeskSearch(route.useSearch());
  const read = useDeskInvitationsQuery({
    skip: useSignedIn() !== 'operator',
    variables: { keyword: search.find, ...pageOf(search) },
    fetchPolicy: 'no-cache',
  });
  const { own, instead } = useDeskList(read, 'invitations');
  if (!own?.invitations) return instead;
  const { totalCount: count, nodes, pageInfo } = own.invitations;
  return (
    <>
      <InviteForm onSent={read.refetch} />
      {(count > 0 || search.find !== '') && (
        <>
          <DeskWords label={t`Supplier, name or email`} />
          <p role="status" className="text-sm text-mute">
            <Plural value={count} one="# open invitation" other="# open invitations" />
          </p>
          {nodes.length === 0 ? (
            <NothingMatches />
          ) : (
            <ul
              aria-busy={!read.data}
              className={classes('grid items-start gap-3 lg:grid-cols-2', !read.data && 'opacity-60')}
            >
              {nodes.map((invitation) => (
                <li key={invitation.id}>
                  <InvitationItem invitation={invitation} onChanged={read.refetch} />
                </li>
              ))}
            </ul>
          )}
          <DeskPager page={pageInfo} />
        </>
      )}
    </>
  );
}

type ItemProps = {
  readonly invitation: OpenInvitationFragment;
  readonly onChanged: () => Promise<unknown>;
};

function InvitationItem({ invitation, onChanged }: ItemProps) {
  const { i18n } = useLingui();
  const { id, name, email, supplier, sentAt, expiresAt } = invitation;
  const [resend, resending] = useResendInvitationMutation();
  const [revoke, revoking] = useRevokeInvitationMutation();
  const { error, attempt } = useAttempt();
  const send = async () => {
    if (await attempt(resend({ variables: { id } }), (data) => data.resendInvitation)) await onChanged();
  };
  const end = async () => {
    if (await attempt(revoke({ variables: { id } }), (data) => data.revokeInvitation)) await onChanged();
  };
  return (
    <article className="grid gap-2 rounded-lg border border-line bg-paper p-4">
      <h2 dir="auto" className="text-match text-lg wrap-anywhere">
        {name}
      </h2>
      <p className="wrap-anywhere">
        <bdi>{email}</bdi>
        {supplier && (
          <>
            {' · '}
            <bdi>{supplier.name}</bdi>
          </>
        )}
      </p>
      <p className="text-sm text-mute">
        <Trans>
          Sent on {formatDayAndTime(i18n.locale, sentAt)}, valid until{' '}
          {formatDayAndTime(i18n.locale, expiresAt)}
        </Trans>
      </p>
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button pending={resending.loading} onClick={() => void send()}>
          <Trans>Send again</Trans>
        </Button>
        <Button pending={revoking.loading} onClick={() => void end()}>
          <Trans>Revoke</Trans>
        </Button>
      </div>
    </article>
  );
}
