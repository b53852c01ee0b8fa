import { Plural, useLingui } from '@lingui/react/macro';

/** The stars that are chosen; pressing them shows all reviews again. */
export function ChosenStars({ stars }: { readonly stars: number }) {
  const { t } = useLingui();
  return (
    <>
      <Plural value={stars} one="# star" other="# stars" />
      <span className="sr-only">, {t`All reviews`}</span>
    </>
  );
}
