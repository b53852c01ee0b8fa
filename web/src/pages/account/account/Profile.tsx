import { Trans } from '@lingui/react/macro';
import type { AccountQuery } from '#graphql';
import { Check } from '#ui/icons.tsx';
import { DateText } from '#ui/Texts.tsx';

type Buyer = Extract<NonNullable<AccountQuery['viewer']>, { __typename: 'Buyer' }>;

export function Profile({ buyer: { name, email, emailConfirmed, createdAt } }: { readonly buyer: Buyer }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4">
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-tint text-2xl font-bold text-brand-ink"
      >
        {name.slice(0, 1).toLocaleUpperCase()}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-lg font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-mute wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
      </div>
      <div className="grid gap-0.5 text-sm">
        {emailConfirmed ? (
          <p className="flex items-center gap-1.5 text-trust">
            <Check aria-hidden size={16} />
            <Trans>Email confirmed</Trans>
          </p>
        ) : (
          <p className="text-mute">
            <Trans>Email not confirmed yet. Opening the next link we email you will confirm it.</Trans>
          </p>
        )}
        <p className="text-mute">
          <Trans>
            Member since <DateText iso={createdAt} />
          </Trans>
        </p>
      </div>
    </div>
  );
}
