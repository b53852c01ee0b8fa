import type { ExhibitorCardFragment } from '#graphql';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { Logo } from '#ui/picture/Logo.tsx';

type Props = {
  readonly exhibitor: Pick<ExhibitorCardFragment, 'logo'> & {
    readonly supplier?: Pick<NonNullable<ExhibitorCardFragment['supplier']>, 'picture'> | null;
  };
  readonly sizes: string;
  readonly className: string;
};

/** The logo of an exhibitor, or else a picture of what it makes; nothing without both. The name is next to it. */
export function ExhibitorPicture({ exhibitor: { logo, supplier }, sizes, className }: Props) {
  if (logo) return <Logo picture={logo} sizes={sizes} className={className} />;
  if (!supplier?.picture) return null;
  return (
    <LazyPicture
      picture={supplier.picture}
      sizes={sizes}
      decorative
      className={`shrink-0 border border-line ${className}`}
    />
  );
}
