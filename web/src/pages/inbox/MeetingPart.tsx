import { formatStand } from '@fairgate/schema/stand';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MeetingTimeText } from '#features/meeting/MeetingTimeText.tsx';
import type { MeetingFactsFragment } from '#graphql';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { BuyerContact } from './BuyerContact.tsx';
import { MeetingActions } from './MeetingActions.tsx';
import { MeetingStateText } from './MeetingStateText.tsx';

type Props = {
  readonly meeting: MeetingFactsFragment;
  /** Empty when the supplier is no longer listed. */
  readonly supplierName: string;
  readonly onChange: () => void;
};

/** A meeting: what it is about, when and where it takes place, and what the viewer can do. */
export function MeetingPart({ meeting, supplierName, onChange }: Props) {
  const { number, topic, time, product, endReason, contact } = meeting;
  const isSupplier = useSignedIn() === 'supplier';
  return (
    <section className="grid gap-3 rounded-lg border border-line p-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <bdi className="figures font-semibold">{number}</bdi>
        <span className="text-sm font-semibold">
          <MeetingStateText meeting={meeting} />
        </span>
      </p>
      <h3 dir="auto" className="text-match text-lg wrap-anywhere">
        {topic}
      </h3>
      {product && (
        <Link
          to="/{$product}.html"
          params={{ product: { slug: product.slug, id: product.id } }}
          dir="auto"
          className="text-match line-link text-sm underline underline-offset-4"
        >
          {product.name}
        </Link>
      )}
      {endReason && (
        <p dir="auto" className="text-match wrap-anywhere text-mute">
          {endReason}
        </p>
      )}
      {time && (
        <p className={meeting.state === 'CANCELLED' ? 'line-through' : ''}>
          <MeetingTimeText
            time={time}
            otherZone={isSupplier ? meeting.buyerTimeZone : meeting.supplierTimeZone}
          />
        </p>
      )}
      <Place meeting={meeting} />
      {isSupplier && <BuyerContact contact={contact} />}
      <MeetingActions meeting={meeting} supplierName={supplierName} onChange={onChange} />
    </section>
  );
}

function Place({
  meeting: { place, videoUrl, hall, stand, venue },
}: {
  readonly meeting: MeetingFactsFragment;
}) {
  if (place === 'STAND')
    return (
      <p dir="auto" className="text-match">
        {hall !== null && stand !== null && (
          <>
            <Trans>Stand</Trans>{' '}
            <bdi dir="ltr" className="figures">
              {formatStand({ hall, number: stand })}
            </bdi>
            {' · '}
          </>
        )}
        {venue}
      </p>
    );
  return (
    <p className="grid gap-0.5">
      <span>
        <Trans>Video call</Trans>
      </span>
      {videoUrl && (
        <a
          href={videoUrl}
          dir="ltr"
          target="_blank"
          rel="noreferrer"
          className="text-match line-link wrap-anywhere underline underline-offset-4"
        >
          {videoUrl}
        </a>
      )}
    </p>
  );
}
