import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { hallOf, nameOfStand, standNamed, typedStand, type HallPlan } from './plan.ts';

type Props = {
  /** 'A-107' */
  readonly here: string | undefined;
  readonly plan: HallPlan;
  /** The names of all halls. */
  readonly halls: readonly string[];
  readonly onHere: (stand: string | undefined) => void;
};

/** Where the visitor is: the number on the board of a stand next to them. An empty field removes the mark. */
export function HereField({ here, plan, halls, onHere }: Props) {
  const { t } = useLingui();
  const { code } = plan.hall;
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined || (hallOf(here) === code && !standNamed(plan.stands, here));
  return (
    <form
      className="w-72 max-w-full"
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('here');
        const written = typeof text === 'string' ? text.trim() : '';
        const stand = typedStand(written, plan, halls);
        if (written !== '' && stand === undefined) setTyped(written);
        else onHere(stand);
      }}
    >
      <TextField
        name="here"
        label={t`You’re at stand`}
        placeholder={plan.stands[0] && nameOfStand(plan.stands[0].exhibitor.stand)}
        defaultValue={here ?? ''}
        autoComplete="off"
        maxLength={40}
        error={wrong && <Trans>There’s no stand with this number in hall {code}.</Trans>}
        action={
          <Button type="submit">
            <Trans>Show</Trans>
          </Button>
        }
      />
    </form>
  );
}
