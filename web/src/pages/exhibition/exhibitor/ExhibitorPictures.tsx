import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useFormat } from '#ui/format.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { LazyPicture, type PictureFacts } from '#ui/picture/LazyPicture.tsx';
import { Section } from '#ui/Section.tsx';

const ImageViewer = onDemand(() =>
  import('#ui/picture/ImageViewer.tsx').then((module) => module.ImageViewer),
);

/** Pictures of an exhibitor and its stand, enlarged by a press. */
export function ExhibitorPictures({ pictures }: { readonly pictures: readonly PictureFacts[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [viewed, setViewed] = useState<number>();
  return (
    <Section title={<Trans>Images</Trans>}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3">
        {pictures.map((picture, position) => (
          <li key={picture.src}>
            <button
              type="button"
              aria-label={t`Enlarge image ${number(position + 1)}: ${picture.alt}`}
              className="block w-full cursor-zoom-in overflow-hidden rounded-md border border-line hover:border-ink"
              onClick={() => setViewed(position)}
            >
              <LazyPicture
                picture={picture}
                sizes="(width >= 48rem) 240px, 50vw"
                className="aspect-4/3 w-full"
              />
            </button>
          </li>
        ))}
      </ul>
      {viewed !== undefined && (
        <Suspense>
          <ImageViewer pictures={pictures} start={viewed} onClosed={() => setViewed(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
