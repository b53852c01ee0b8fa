import { useLingui } from '@lingui/react/macro';
import { classes } from '#ui/classes.ts';
import { useFormat } from '#ui/format.ts';
import { Star } from '#ui/icons.tsx';

/** One to five stars as a drawing, with a text for screen readers. */
export function Stars({
  stars,
  exact = stars,
}: {
  readonly stars: number;
  /** What is said of it, where the drawing is rounded. */ readonly exact?: number;
}) {
  const { t } = useLingui();
  const { number } = useFormat();
  const mean = number(exact);
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{t`Rated ${mean} of 5`}</span>
      {[1, 2, 3, 4, 5].map((one) => (
        <Star key={one} aria-hidden size={15} className={classes(one <= stars ? 'fill-ink' : 'text-edge')} />
      ))}
    </span>
  );
}
