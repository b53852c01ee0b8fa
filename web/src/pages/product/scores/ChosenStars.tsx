import { Plural, useLingui } from '@lingui/react/macro';

/** The filter by stars; a press removes it. */
export function ChosenStars({ stars }: { readonly stars: number }) {
  const { t } = useLingui();
  return (
    <>
      <Plural value={stars} one="# star" other="# stars" />
      <span className="sr-only">, {t`All reviews`}</span>
    </>
  );
}
