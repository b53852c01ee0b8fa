import { Plural } from '@lingui/react/macro';
import { useFormat } from '#ui/format.ts';
import { Stars } from './Stars.tsx';

export function ScoreMean({
  rating: { average, count },
}: {
  readonly rating: { readonly average: number; readonly count: number };
}) {
  const { score } = useFormat();
  return (
    <p className="grid justify-items-start gap-0.5">
      <span aria-hidden className="figures text-4xl leading-none font-bold">
        {score(average)}
      </span>
      <Stars stars={Math.round(average)} exact={average} />
      <span className="text-sm text-mute">
        <Plural value={count} one="# review" other="# reviews" />
      </span>
    </p>
  );
}
