import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { PrizeConfirmation } from '#features/prize/PrizeConfirmation.tsx';
import type { ClaimFragment, SpinFragment } from '#graphql';
import { useOwnSpinQuery } from '#operations/own-spin.ts';
import { useSpinLotteryMutation } from '#operations/spin-lottery.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useFormat } from '#ui/format.ts';
import { DrawDays } from './DrawDays.tsx';
import type { LotteryData } from './lottery-data.ts';
import { turnMs, Wheel } from './Wheel.tsx';

type Props = { readonly exhibitionId: string; readonly lottery: LotteryData };

/** The buyer's one spin. The service draws; when its answer is lost, the next attempt gets the same result. */
export function OwnSpin({ exhibitionId, lottery }: Props) {
  const read = useOwnSpinQuery({ variables: { exhibitionId }, skip: useSignedIn() !== 'buyer' });
  return (
    <OwnData read={read}>
      {({ id, lotterySpin, prizeClaims }) => (
        <SpinnableWheel
          buyerId={id}
          exhibitionId={exhibitionId}
          lottery={lottery}
          earlier={lotterySpin}
          claim={prizeClaims?.find(({ event }) => event === 'LOTTERY')}
          another={prizeClaims?.at(-1)}
        />
      )}
    </OwnData>
  );
}

function SpinnableWheel({
  buyerId,
  exhibitionId,
  lottery,
  earlier,
  claim,
  another,
}: Props & {
  readonly buyerId: string;
  readonly earlier: SpinFragment | null;
  readonly claim: ClaimFragment | undefined;
  readonly another: ClaimFragment | undefined;
}) {
  const [send, { loading }] = useSpinLotteryMutation();
  const { error, attempt } = useAttempt();
  const [drawn, setDrawn] = useState<SpinFragment>();
  const [isTurning, setTurning] = useState(false);
  const spin = drawn ?? earlier ?? undefined;

  async function draw() {
    const done = await attempt(send({ variables: { exhibitionId } }), (data) => data.spinLottery);
    if (!done) return;
    setDrawn(done);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setTurning(true);
    setTimeout(() => setTurning(false), turnMs);
  }

  return (
    <>
      <Wheel
        prizes={lottery.prizes}
        result={spin && spin.prizeCode}
        turns={drawn !== undefined}
        isTurning={isTurning}
        isSmall={drawn === undefined && earlier !== null}
      />
      <ErrorOfOperation error={error} />
      {!spin &&
        (lottery.status === 'OPENING' ? (
          <Button look="primary" size="large" pending={loading} onClick={() => void draw()}>
            <Trans>Spin the wheel</Trans>
          </Button>
        ) : (
          <DrawDays lottery={lottery} />
        ))}
      <div role="status" className="grid justify-items-center gap-1 text-center empty:hidden">
        {spin && !isTurning && <Result spin={spin} />}
      </div>
      {spin?.prizeCode && !isTurning && (
        <PrizeConfirmation
          buyerId={buyerId}
          exhibitionId={exhibitionId}
          event="LOTTERY"
          prizeCode={spin.prizeCode}
          claim={claim}
          another={another}
        />
      )}
    </>
  );
}

function Result({ spin }: { readonly spin: SpinFragment }) {
  const { roll, buyerNumber } = spin;
  const { text } = useFormat();
  const prizeName = spin.prizeName === null ? null : text(spin.prizeName);
  return (
    <>
      <p className="text-xl font-semibold">
        {prizeName === null ? (
          <Trans>No prize this time</Trans>
        ) : (
          <Trans>
            You have won: <bdi>{prizeName}</bdi>
          </Trans>
        )}
      </p>
      <p className="figures text-sm text-mute">
        <Trans>
          Your roll: {String(roll)}. Your number: <bdi>{buyerNumber}</bdi>.
        </Trans>
      </p>
    </>
  );
}
