import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OwnCard } from '../../OwnCard.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { SessionList } from '#features/session-list/SessionList.tsx';
import type { AccountQuery } from '#graphql';
import { useAccountQuery } from '#operations/account.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { MailSettingsForm } from '../MailSettingsForm.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { DataSection } from './DataSection.tsx';
import { Interests } from './Interests.tsx';
import { Part } from './Part.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Profile } from './Profile.tsx';

type Props = { readonly onDeleted: () => void };
type Buyer = Extract<NonNullable<AccountQuery['viewer']>, { __typename: 'Buyer' }>;

export function Member({ onDeleted }: Props) {
  const read = useAccountQuery({ skip: useSignedIn() !== 'buyer' });
  return (
    <OwnData read={read}>
      {(buyer, refetch, faultOf) => (
        <Account buyer={buyer} refetch={refetch} faultOf={faultOf} onDeleted={onDeleted} />
      )}
    </OwnData>
  );
}

function Account({
  buyer,
  refetch,
  faultOf,
  onDeleted,
}: Props & {
  readonly buyer: Buyer;
  readonly refetch: () => void;
  readonly faultOf: (field: string) => OperationError;
}) {
  const { t } = useLingui();
  const missing = (field: string) => (
    <ErrorAlert>
      <ErrorMessage {...faultOf(field)} />
    </ErrorAlert>
  );
  const parts: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[] = [
    { id: 'company', title: <Trans>Your company</Trans>, content: <CompanyForm buyer={buyer} /> },
    { id: 'card', title: <Trans>My business card</Trans>, content: <OwnCard /> },
    {
      id: 'interests',
      title: <Trans>What you buy</Trans>,
      content: <Interests tagCodes={buyer.tagCodes} product={buyer.purchaseInfo.productName ?? ''} />,
    },
    {
      id: 'mails',
      title: <Trans>Email preferences</Trans>,
      content: buyer.mailSettings ? (
        <MailSettingsForm look="secondary" saved={buyer.mailSettings} />
      ) : (
        missing('mailSettings')
      ),
    },
    {
      id: 'sessions',
      title: <Trans>Where you’re logged in</Trans>,
      content: buyer.sessions ? (
        <SessionList sessions={buyer.sessions} onEnded={refetch} />
      ) : (
        missing('sessions')
      ),
    },
    { id: 'password', title: <Trans>Password</Trans>, content: <PasswordForm email={buyer.email} /> },
    {
      id: 'data',
      title: <Trans>Your data</Trans>,
      content: <DataSection email={buyer.email} onDeleted={onDeleted} />,
    },
  ];
  return (
    // The key separates the input of two accounts.
    <div key={buyer.id} className="grid gap-12 lg:grid-cols-[minmax(0,48rem)_minmax(12rem,1fr)]">
      <div className="grid gap-12">
        <Profile buyer={buyer} />
        {parts.map(({ id, title, content }) => (
          <Part key={id} id={id} title={title}>
            {content}
          </Part>
        ))}
      </div>
      <nav
        aria-label={t`On this page`}
        className="sticky top-[calc(var(--header)+1.5rem)] self-start max-lg:hidden"
      >
        <ul className="grid border-s-2 border-line text-sm [&_a]:block [&_a]:py-1.5 [&_a]:ps-4 [&_a]:hover:underline pointer-coarse:[&_a]:py-3">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
