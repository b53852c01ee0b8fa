import { visitNoteMaxCharacters } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Fascia } from '#ui/Fascia.tsx';
import { useFormat } from '#ui/format.ts';
import { TextField } from '#ui/TextField.tsx';
import { CountryText } from '#ui/Texts.tsx';
import type { StoredVisit, VisitChange } from './visit-store.ts';

type Props = {
  readonly visit: StoredVisit;
  readonly params: { readonly exhibition: ReturnType<typeof exhibitionParam> };
  readonly onChange: (change: VisitChange) => void;
};

/** An exhibitor to visit: where it stands, whether the buyer was there, and a note to oneself. */
export function VisitCard({ visit, params, onChange }: Props) {
  const { exhibitor, visitedAt, note } = visit;
  const { number, name, countryCode, products, stand } = exhibitor;
  const standName = `${stand.hall}-${stand.number}`;
  const { t } = useLingui();
  const { text } = useFormat();
  return (
    <article className="grid content-start overflow-hidden rounded-md border border-line bg-paper">
      <Fascia stand={standName}>
        <h2 className="text-base leading-snug font-semibold">
          <Link
            to="/$exhibition/exhibitors/$exhibitor"
            params={{ ...params, exhibitor: number }}
            className="line-link hover:underline"
          >
            {name}
          </Link>
        </h2>
      </Fascia>
      <div className="grid gap-x-6 gap-y-2 p-3 md:grid-cols-2">
        <div className="grid content-start gap-0.5 text-sm">
          <p className="text-mute">
            <CountryText code={countryCode} />
          </p>
          <p dir="auto" className="text-match">
            {text(products.join(' · '))}
          </p>
          <Link
            to="/$exhibition/hall-plan"
            params={params}
            search={{ hall: stand.hall, stand: standName }}
            className="line-link justify-self-start font-semibold underline underline-offset-4"
          >
            <Trans>Show on the plan</Trans>
          </Link>
        </div>
        <div className="grid content-start gap-2">
          <Checkbox
            label={<Trans>Visited</Trans>}
            aria-label={t`Visited: ${name}`}
            checked={visitedAt !== null}
            onChange={(event) => onChange({ isVisited: event.target.checked })}
          />
          <TextField
            // A note from another device replaces the text.
            key={note}
            label={<Trans>Note to myself</Trans>}
            defaultValue={note}
            maxLength={visitNoteMaxCharacters}
            onBlur={(event) => {
              const written = event.target.value.trim();
              if (written !== note) onChange({ note: written });
            }}
          />
        </div>
      </div>
    </article>
  );
}
