import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { DateText } from '#ui/Texts.tsx';
import type { BadgeProblem } from '@fairgate/badge/verify';
import type { Checked } from './check-code.ts';
import { OutcomeText } from './OutcomeText.tsx';
import { OutcomeTitle } from './OutcomeTitle.tsx';
import { ResultCard } from './ResultCard.tsx';
import { deviceId } from './scan-device.ts';
import { SeenBefore } from './SeenBefore.tsx';
import type { ScanOutcome } from './use-check-ins.ts';

type Props = {
  readonly checked: Checked;
  /** What the service says about the scan, once it has arrived there. */
  readonly outcome?: ScanOutcome | undefined;
};

/** The service knows what this device could not: other devices, and the latest revocations. */
const isNews = ({ status, checkIn }: ScanOutcome): boolean =>
  status !== 'CHECKED_IN' && checkIn?.deviceId !== deviceId();

/** These say something about the scan or this device. They do not refuse the badge. */
const unclear: ReadonlySet<BadgeProblem> = new Set(['not-a-badge', 'damaged', 'unknown-key', 'wrong-clock']);

/** Who holds a valid badge, or the reason why a code does not admit; in sight. */
export function CodeResult(props: Props) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // `scrollIntoView` may return a promise; an effect must not return it.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [props.checked]);
  return (
    <div ref={card}>
      <Result {...props} />
    </div>
  );
}

function Result({ checked, outcome }: Props) {
  const { problem, claims, seenAt } = checked;
  if (problem === undefined && outcome && isNews(outcome))
    return (
      <ResultCard
        kind={outcome.status === 'ALREADY_CHECKED_IN' ? 'again' : 'refused'}
        title={<OutcomeTitle status={outcome.status} />}
        holder={checked.claims}
      >
        <OutcomeText outcome={outcome} />
      </ResultCard>
    );
  if (problem === undefined)
    return (
      <ResultCard
        kind={seenAt === undefined ? 'valid' : 'again'}
        title={seenAt === undefined ? <Trans>Valid badge</Trans> : <Trans>Already scanned</Trans>}
        holder={checked.claims}
      >
        <SeenBefore seenAt={seenAt} />
        {outcome?.status === 'CHECKED_IN' && (
          <span className="block">
            <OutcomeText outcome={outcome} />
          </span>
        )}
      </ResultCard>
    );
  const { title, advice } = texts(checked);
  return (
    <ResultCard
      kind={unclear.has(problem) ? 'unclear' : 'refused'}
      title={title}
      {...(claims && { holder: claims })}
    >
      {advice}
    </ResultCard>
  );
}

const isoOf = (seconds: number | undefined): string => new Date((seconds ?? 0) * 1_000).toISOString();

function texts({ problem, claims }: Extract<Checked, { problem: string }>): {
  readonly title: ReactNode;
  readonly advice: ReactNode;
} {
  switch (problem) {
    case 'not-a-badge':
      return {
        title: <Trans>This isn’t a badge</Trans>,
        advice: <Trans>It’s another code. Scan the square code on the visitor’s badge.</Trans>,
      };
    case 'damaged':
      return {
        title: <Trans>The code is incomplete</Trans>,
        advice: <Trans>Scan it again from closer, in better light and without reflections.</Trans>,
      };
    case 'unknown-key':
      return {
        title: <Trans>Can’t be checked on this device yet</Trans>,
        advice: <Trans>Connect to the internet to update the keys, then scan again.</Trans>,
      };
    case 'forged':
      return {
        title: <Trans>Forged badge</Trans>,
        advice: <Trans>Its signature is wrong: we didn’t issue this badge.</Trans>,
      };
    case 'wrong-clock':
      return {
        title: <Trans>This device’s clock is wrong</Trans>,
        advice: <Trans>Set the date and time of this device, then scan again.</Trans>,
      };
    case 'other-exhibition':
      return {
        title: <Trans>Badge of another fair</Trans>,
        advice: <Trans>The badge is genuine, but it doesn’t admit to this fair.</Trans>,
      };
    case 'revoked':
      return {
        title: <Trans>Revoked badge</Trans>,
        advice: (
          <Trans>The organiser has revoked it. Please send the visitor to the registration desk.</Trans>
        ),
      };
    case 'not-yet-valid':
      return {
        title: <Trans>Not valid yet</Trans>,
        advice: (
          <Trans>
            It’s valid from <DateText iso={isoOf(claims?.validFrom)} />.
          </Trans>
        ),
      };
    case 'expired':
      return {
        title: <Trans>Expired badge</Trans>,
        advice: (
          <Trans>
            It was valid until <DateText iso={isoOf(claims?.validUntil)} />.
          </Trans>
        ),
      };
  }
}
